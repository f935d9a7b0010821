/// Programs, settings and logs that people keep beside scrapes. Their comments look like headings,
/// so they are known by their names.
enum ProgramFile {
  /// How the name of one ends, or all of its name; nil for other files.
  static func ending(of name: String) -> String? {
    let file = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if names.contains(file) { return file }
    guard let point = file.lastIndex(of: "."), point > file.startIndex,
      endings.contains(String(file[file.index(after: point)...]))
    else { return nil }
    return String(file[point...])
  }

  private static let names: Set = ["requirements.txt", "makefile", "dockerfile"]

  private static let endings: Set = [
    "py", "sh", "js", "mjs", "ts", "rb", "go", "swift", "yaml", "yml", "toml", "ini", "cfg",
    "lock", "log",
  ]
}
