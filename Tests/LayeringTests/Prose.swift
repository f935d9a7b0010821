import Bytes

/// What people read of a script or a Makefile; the rest is blanked, so that lines stay.
enum Prose {
  /// JavaScript without its comments.
  static func ofScript(_ file: SourceFile) -> [UInt8] {
    var inComment = false
    return joined(
      file.lines.map { line in
        let text = line.drop { $0 == " " }
        if inComment || text.hasPrefix("/*") {
          inComment = !text.contains("*/")
          return ""
        }
        return before("//", in: line)
      })
  }

  /// Shell and Python without comments.
  static func ofShell(_ file: SourceFile) -> [UInt8] {
    joined(file.lines.map { $0.drop { $0 == " " }.hasPrefix("#") ? "" : $0 })
  }

  /// What `make` lists: all that stands behind `##`.
  static func ofMakefile(_ file: SourceFile) -> [UInt8] {
    joined(
      file.lines.map { line in
        let parts = line.split(separator: "## ", maxSplits: 1)
        return parts.count > 1 ? parts[1] : line.contains("echo") ? line : ""
      })
  }

  private static func before(_ mark: String, in line: Substring) -> Substring {
    line.firstRange(of: mark).map { line[..<$0.lowerBound] } ?? line
  }

  private static func joined(_ lines: [Substring]) -> [UInt8] {
    Array(lines.joined(separator: "\n").utf8)
  }
}
