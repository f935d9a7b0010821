import Files

/// Paths that documents name between backticks, held against the tree. They may be short:
/// `Render/HTML` for `Sources/Render/HTML`, `Model/Slug` for a file in Swift.
struct PathRules: Sendable {
  /// The end of every path, from one of its parts on; of files in Swift without their ending too.
  private let ends: Set<String>
  private let tops: Set<String>

  /// - Parameter paths: All files, from the root of the repository.
  init(_ paths: [String]) {
    var ends: Set<String> = []
    var tops: Set<String> = []
    for path in paths {
      let parts = path.split(separator: "/")
      // `Sources/Render` is named as `Render` alone.
      tops.formUnion(parts.prefix(parts.first == "Sources" ? 2 : 1).map(String.init))
      for start in parts.indices {
        for end in start..<parts.count {
          ends.insert(parts[start...end].joined(separator: "/"))
        }
        let whole = parts[start...].joined(separator: "/")
        if whole.hasSuffix(Self.swift) { ends.insert(String(whole.dropLast(Self.swift.count))) }
      }
    }
    self.ends = ends
    self.tops = tops
  }

  /// `README.md:12: Sources/Gone.swift does not exist`
  func findings(in document: SourceFile) -> [String] {
    document.lines.enumerated().flatMap { number, line in
      Self.spans(of: line).flatMap { $0.split(separator: " ") }
        .map { $0.hasSuffix("/") ? $0.dropLast() : $0 }
        .filter { isPath($0) && !exists($0) }
        .map { "\(document.path):\(number + 1): \($0) does not exist" }
    }
  }

  /// What stands between backticks.
  private static func spans(of line: Substring) -> [Substring] {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// Other paths are those of a project, or of a site.
  private func isPath(_ word: Substring) -> Bool {
    let parts = word.split(separator: "/")
    let isBelow = parts.count > 1 && tops.contains(String(parts[0]))
    return isBelow || Self.endings.contains { word.hasSuffix($0) && word.count > $0.count }
  }

  private func exists(_ word: Substring) -> Bool {
    if ends.contains(String(word)) { return true }
    // The folder of `NamePicture.swift` is there.
    let known = word.split(separator: "/").prefix { !Self.isToFill($0) }.joined(separator: "/")
    return known.utf8.count < word.utf8.count && (known.isEmpty || ends.contains(known))
  }

  /// `NamePicture.swift`, `name-case`, `TARGET`: for the reader to fill in.
  private static func isToFill(_ part: Substring) -> Bool {
    part.hasPrefix("Name") || part.allSatisfy(\.isUppercase)
      || part.split { $0 == "." || $0 == "-" }.contains("name")
  }

  private static let swift = ".swift"
  private static let endings = [swift, ".mustache", ".py", ".c", ".h"]
}
