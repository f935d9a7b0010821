import Build
import Files
import JSON

/// `hig template --export`: the templates that come with `hig`, as files that can be changed.
struct TemplateExport {
  let session: Session
  /// Where they go.
  let folder: String

  private var files: FileSystem { session.environment.files }

  func run() throws(CommandError) -> Verdict {
    let found = try onDisk { () throws(FileError) in try StandardTemplates.read(files) }
    guard let templates = found else { throw .failure(missing) }
    guard try onDisk(isFree) else { throw .failure(taken) }
    try onDisk { () throws(FileError) in
      for (path, bytes) in templates { try files.write(Path.join(folder, path), bytes) }
    }
    session.console.say(
      "hig: wrote \(Plural.text(templates.count, "file")) to \(folder)/",
      ["command": "template", "written": .string(folder), "files": .integer(templates.count)])
    return .fine
  }

  /// Nothing that somebody changed is written over.
  private func isFree() throws(FileError) -> Bool {
    switch files.kind(folder) {
    case nil: return true
    case .folder: return try files.list(folder).isEmpty
    case .file, .link, .special: return false
    }
  }

  private func onDisk<Result>(_ body: () throws(FileError) -> Result) throws(CommandError) -> Result
  {
    do throws(FileError) {
      return try body()
    } catch {
      throw .failure(Failure(.templates, at: error.path, error.text))
    }
  }
}

extension TemplateExport {
  private var taken: Failure {
    Failure(
      .templates, at: folder, "Already exists and is not an empty folder",
      remedy: "Name an empty folder, or one that does not exist yet.")
  }

  private var missing: Failure {
    Failure(
      .templates, at: "templates", "The templates that come with hig were not found",
      remedy: "Keep the program in its own folder.")
  }
}
