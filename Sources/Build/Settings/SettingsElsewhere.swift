import Bytes
import Diagnostics
import Files

/// Settings in a file that is called or placed nearly as it should be. They would be left out in
/// silence, and people would look for a mistake in what they wrote.
enum SettingsElsewhere {
  static func findings(in project: Project, from files: FileSystem) -> [Diagnostic] {
    [(project.settings, ["site", "hig"]), (project.synonyms, ["synonyms"])].flatMap {
      (right, names) -> [Diagnostic] in
      let isThere = files.kind(right) != nil
      guard !isThere || setsNothing(right, files) else { return [] }
      let tried = names.flatMap {
        ["content/\($0).yaml", "content/\($0).yml", $0 + ".yaml", $0 + ".yml"]
      }
      return tried.map(project.path).filter { $0 != right && files.kind($0) == .file }.map {
        wrong in
        Diagnostic(
          .settingsUnread, at: SourceLocation(file: wrong),
          "hig looks for \(right), not for this file",
          remedy: isThere ? "Move its lines to `\(right)`." : "Rename it to `\(right)`.")
      }
    }
  }

  /// `hig init` writes files in which all is a comment.
  private static func setsNothing(_ file: String, _ files: FileSystem) -> Bool {
    guard let bytes = try? files.read(file, FileLimit.settings) else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).allSatisfy {
      [nil, UInt8(ascii: "#")].contains($0.trimmed.first)
    }
  }
}
