public import Files

/// The templates that come with `hig`, for people who change them.
public enum StandardTemplates {
  /// Sorted by their paths below the folder of templates; nil where they were not found.
  public static func read(
    _ files: FileSystem
  ) throws(FileError) -> [(path: String, bytes: [UInt8])]? {
    try read(Resources(files: files))
  }

  static func read(
    _ resources: Resources
  ) throws(FileError) -> [(path: String, bytes: [UInt8])]? {
    guard let folder = resources.templates else { return nil }
    var all: [(path: String, bytes: [UInt8])] = []
    for path in try resources.files.walk(folder) {
      all.append((path, try resources.files.read(Path.join(folder, path), FileLimit.picture)))
    }
    return all
  }
}
