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
        // What is wrong with one picture is no reason to lose the others.
        do throws(FileError) {
          if let picture = try picture(file, from: files) {
            pictures.append(picture)
          } else {
            found.append(unknown(file))
          }
        } catch {
          found.append(unreadable(error))
        }
      }
    } catch {
      found.append(unreadable(error))
    }
    return (pictures, found)
  }

  private static func picture(
    _ file: String, from files: FileSystem
  ) throws(FileError) -> LocalPicture? {
    let bytes = try files.readLimited(file, FileLimit.picture)
    return PictureSize.read(bytes).map {
      LocalPicture(name: Path.name(file), bytes: bytes, width: $0.width, height: $0.height)
    }
  }

  private static func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(
      "asset", .warning, at: SourceLocation(file: error.path), error.text,
      remedy: "Give the right to read it, or make it smaller.")
  }

  private static func unknown(_ file: String) -> Diagnostic {
    Diagnostic(
      "asset", .warning, at: SourceLocation(file: file),
      "this is no picture whose size can be read",
      why: "Without its size the page would jump when it comes.",
      remedy: "Save it as PNG, JPEG, GIF, WebP, or as SVG with width and height.")
  }
}
