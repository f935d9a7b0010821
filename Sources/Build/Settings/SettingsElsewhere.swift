import Diagnostics
import Files

/// Settings in a file that is called or placed nearly as it should be. They would be left out in
/// silence, and people would look for a mistake in what they wrote.
enum SettingsElsewhere {
  static func findings(in project: Project, from files: FileSystem) -> [Diagnostic] {
    [(project.settings, ["site", "hig"]), (project.synonyms, ["synonyms"])].flatMap {
      (right, names) -> [Diagnostic] in
      guard files.kind(right) == nil else { return [] }
      let tried = names.flatMap {
        ["content/\($0).yaml", "content/\($0).yml", $0 + ".yaml", $0 + ".yml"]
      }
      return tried.map(project.path).filter { files.kind($0) == .file }.map { wrong in
        Diagnostic(
          .settingsUnread, at: SourceLocation(file: wrong),
          "hig looks for \(right), not for this file",
          remedy: "Rename it to `\(right)`.")
      }
    }
  }
}
