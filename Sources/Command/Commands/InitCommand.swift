import Diagnostics
import Files
import JSON

extension Subcommand {
  static let initialize = Subcommand(
    "init", "Create a new project",
    words: Words(
      usage: "[FOLDER]", summary: "FOLDER is created if missing (default: the current folder).",
      count: 0...1, kind: .folder),
    flags: Flag.talk,
    discussion: [
      "Creates FOLDER/content/raw for raw files, and content/site.yaml, content/synonyms.yaml and "
        + ".gitignore with examples as comments. Existing files are left unchanged.",
      "A project needs none of these files: the groups, former names and synonyms of the "
        + "guidelines come with hig.",
    ],
    examples: ["hig init", "hig init my-guidelines"], findings: nil
  ) { session throws(CommandError) in try session.makeProject() }
}

extension Session {
  fileprivate func makeProject() throws(CommandError) -> Verdict {
    try checkFolders()
    let missing = try missing()
    for file in missing { try write(file.text, to: path(file.path)) }
    try makeRaw()
    let names = missing.map(\.path)
    console.say(
      "hig: " + text(names),
      [
        "command": "init", "project": .string(invocation.project),
        "written": .array(names.map { .string($0) }),
      ])
    return .fine
  }

  private func text(_ names: [String]) -> String {
    let (folder, raw) = (invocation.project, path(StarterFiles.folder))
    let place = folder == "." ? "" : " " + ShellWord.quoted(folder)
    let next =
      "run hig fetch\(place) for your own copy of the guidelines, or put raw files into \(raw)/, "
      + "then run hig build\(place)"
    guard !names.isEmpty else { return "nothing to write in \(folder)/: every file exists" }
    return "wrote \(names.joined(separator: ", ")) in \(folder)/; \(next)"
  }

  /// Each part of the way to the raw files is a folder, or missing.
  private func checkFolders() throws(CommandError) {
    for path in [invocation.project] + ["content", StarterFiles.folder].map(path) {
      switch environment.files.kind(path) {
      case nil, .folder: break
      case .file, .link, .special:
        throw .failure(
          .initProject, at: path, "Not a folder",
          remedy: "Move it away, or name another folder.")
      }
    }
  }

  /// Looks at all files before the first is written.
  private func missing() throws(CommandError) -> [(path: String, text: String)] {
    var missing: [(path: String, text: String)] = []
    for file in StarterFiles.all {
      if try isFree(file.path) { missing.append(file) }
    }
    return missing
  }

  private func isFree(_ path: String) throws(CommandError) -> Bool {
    let place = self.path(path)
    switch environment.files.itself(place) {
    case nil: return true
    case .file, .link: return false
    case .folder, .special:
      throw .failure(.initProject, at: place, "Not a file", remedy: "Move it away, then run again.")
    }
  }

  /// A folder is made by writing into it.
  private func makeRaw() throws(CommandError) {
    let raw = path(StarterFiles.folder)
    guard environment.files.kind(raw) == nil else { return }
    try write("", to: Path.join(raw, ".gitkeep"))
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    try onDisk(.initProject) { () throws(FileError) in
      try environment.files.write(path, Array(text.utf8))
    }
  }
}
