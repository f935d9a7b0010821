import Build
import Files
import JSON

extension Session {
  /// `hig template --export`: the templates that come with `hig`, as files that can be changed.
  func exportTemplates(to folder: String) throws(CommandError) -> Verdict {
    let files = environment.files
    let found = try onDisk(.templates) { () throws(FileError) in try StandardTemplates.read(files) }
    guard let templates = found else {
      throw .failure(
        .templates, at: "templates", "The templates that come with hig were not found",
        remedy: "Keep the program in its own folder.")
    }
    guard try onDisk(.templates, { () throws(FileError) in try isFree(folder) }) else {
      throw .failure(
        .templates, at: folder, "Already exists and is not an empty folder",
        remedy: "Name an empty folder, or one that does not exist yet.")
    }
    try onDisk(.templates) { () throws(FileError) in
      for (path, bytes) in templates { try files.write(Path.join(folder, path), bytes) }
    }
    console.say(
      "hig: wrote \(Plural.text(templates.count, "file")) to \(folder)/",
      ["command": "template", "written": .string(folder), "files": .integer(templates.count)])
    return .fine
  }

  /// Nothing that somebody changed is written over.
  private func isFree(_ folder: String) throws(FileError) -> Bool {
    switch environment.files.kind(folder) {
    case nil: return true
    case .folder: return try environment.files.list(folder).isEmpty
    case .file, .link, .special: return false
    }
  }
}
