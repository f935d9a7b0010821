public import Files

/// The file that says a folder is ours to replace.
public enum Marker {
  public static let name = ".hig-site"
  public static let bytes = Array(
    "hig writes this folder and replaces it at each build: keep nothing of your own here.\n".utf8)

  /// Whether a folder is ours to remove with all that it holds.
  public static func stands(in folder: String, _ files: FileSystem) -> Bool {
    files.itself(Path.join(folder, name)) == .file
  }
}
