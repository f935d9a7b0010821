/// Programs, settings and logs that people keep beside scrapes. Their comments look like headings,
/// so they are known by their names.
enum ProgramFile {
  static func isCalled(_ file: String) -> Bool {
    let parts = file.lowercased().utf8.split(separator: UInt8(ascii: "."))
    guard let ending = parts.last.flatMap(String.init) else { return false }
    return names.contains(file.lowercased()) || parts.count > 1 && endings.contains(ending)
  }

  private static let names: Set = ["requirements.txt", "makefile", "dockerfile"]

  private static let endings: Set = [
    "py", "sh", "js", "mjs", "ts", "rb", "go", "swift", "yaml", "yml", "toml", "ini", "cfg",
    "lock", "log",
  ]
}
