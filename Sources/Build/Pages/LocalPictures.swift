import Diagnostics
import Files
import Images
import Model
import Render

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
          let bytes = try files.read(file, FileLimit.picture)
          switch picture(file, bytes) {
          case .success(let picture): pictures.append(picture)
          case .failure(let problem): found.append(refused(file, problem))
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
    _ file: String, _ bytes: [UInt8]
  ) -> Result<LocalPicture, ImageProblem> {
    do throws(ImageProblem) {
      let image = try ImageFile(bytes)
      return .success(
        LocalPicture(
          name: Path.name(file), ending: image.type.ending, bytes: bytes, width: image.width,
          height: image.height))
    } catch {
      return .failure(error)
    }
  }

  private static func unreadable(_ error: FileError) -> Diagnostic {
    Diagnostic(
      .asset, at: SourceLocation(file: error.path), error.text,
      remedy: "Allow hig to read it, or make it smaller.")
  }

  private static func refused(_ file: String, _ problem: ImageProblem) -> Diagnostic {
    let place = problem.place
    return Diagnostic(
      .asset,
      at: SourceLocation(file: file, line: place.line, column: place.column), problem.summary,
      why: problem.why, remedy: problem.remedy)
  }
}
