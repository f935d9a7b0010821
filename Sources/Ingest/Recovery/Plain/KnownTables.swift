import Bytes
import Model

/// What is known of a page's tables: where their heads are, and what is in none of their rows.
struct KnownTables {
  /// By the line where a head begins, how many columns it has.
  private(set) var columns: [Int: Int] = [:]
  private var lexicon = Lexicon()

  /// Nothing is known.
  init() {}

  init(_ lines: ArraySlice<LooseLine>, _ lexicon: Lexicon) {
    self.lexicon = lexicon
    guard !lexicon.heads.isEmpty else { return }
    var place = lines.startIndex
    while place < lines.endIndex {
      guard let count = columns(at: lines[place...]) else {
        place += 1
        continue
      }
      columns[place] = count
      // Two tables side by side have their head twice.
      place += lines[place...].repeatsHeader(of: count) ? 2 * count : count
    }
  }

  private func columns(at lines: ArraySlice<LooseLine>) -> Int? {
    guard let first = lines.first, first.isBare, mayOpen(first), let name = Self.letters(first)
    else { return nil }
    let head = lexicon.heads.first { head in
      head[0] == name && lines.count > head.count
        && zip(lines.dropFirst(), head.dropFirst()).allSatisfy { Self.letters($0) == $1 }
    }
    // Platforms alone head parts of a page.
    return head.flatMap { head in
      guard !lines.prefix(head.count).allSatisfy({ $0.form == .platforms }) else { return nil }
      return head.count > 2 && lines.repeatsHeader(of: head.count / 2)
        ? head.count / 2 : head.count
    }
  }

  /// Whether some head begins with as many letters, the first of them the same. Most lines do not.
  private func mayOpen(_ line: LooseLine) -> Bool {
    guard line.text.count <= Self.longestName,
      let first = line.text.first(where: ByteClass.isAlphanumeric)
    else { return false }
    let count = line.text.count(where: ByteClass.isAlphanumeric)
    return lexicon.heads.contains { head in
      head[0].utf8.count == count && head[0].utf8.first == ByteClass.lowered(first)
    }
  }

  /// What is left of a name without case, blanks and signs.
  private static func letters(_ line: LooseLine) -> String? {
    guard line.isBare || line.form == .sentence, !line.isJoined, line.text.count <= longestName
    else { return nil }
    return Anchor.folded(Anchor.of(line.string))
  }

  /// In bytes.
  private static let longestName = 80
}

extension KnownTables {
  /// Whether a line in front of another is a heading: one that the page has, or a platform.
  func isHeading(_ line: LooseLine, before next: LooseLine) -> Bool {
    if line.form == .platforms { return next.form == .prose }
    return lexicon.levelInOutline(of: line.string) != nil
  }

  /// Whether a row may begin so: a guideline begins none, nor does `For guidance, see …`.
  func mayBeKey(_ line: LooseLine) -> Bool {
    !line.pointsElsewhere
      && (line.form != .prose
        || Leads.lead(of: line.text, section: "Table", lexicon: lexicon) == nil)
  }
}
