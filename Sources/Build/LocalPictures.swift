import Diagnostics
import Files
import Model

/// Reads the project's own pictures, `content/assets`.
enum LocalPictures {
  static func read(
    _ folder: String, from files: FileSystem
  ) -> (pictures: [LocalPicture], diagnostics: [Diagnostic]) {
    guard files.kind(folder) == .folder else { return ([], []) }
    var pictures: [LocalPicture] = []
    var found: [Diagnostic] = []
    do throws(FileError) {
      for path in try files.walk(folder) {
        let file = Path.join(folder, path)
        let bytes = try files.readLimited(file, FileLimit.picture)
        if let size = PictureSize.read(bytes) {
          pictures.append(
            LocalPicture(
              name: Path.name(path), bytes: bytes, width: size.width, height: size.height))
        } else {
          found.append(unknown(file))
        }
      }
    } catch {
      found.append(
        Diagnostic(
          "asset", .warning, at: SourceLocation(file: error.path), error.text,
          remedy: "Give the right to read it, or make it smaller."))
    }
    return (pictures, found)
  }

  private static func unknown(_ file: String) -> Diagnostic {
    Diagnostic(
      "asset", .warning, at: SourceLocation(file: file),
      "this is no picture whose size can be read",
      why: "Without its size the page would jump when it comes.",
      remedy: "Save it as PNG, JPEG, GIF, WebP, or as SVG with width and height.")
  }
}
