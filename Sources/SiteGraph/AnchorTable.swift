import Bytes
import Model

/// The places of a page that links may lead to. Most links name a section or a guideline as it is:
/// the others are looked for in tables, which are made then.
struct AnchorTable {
  private let document: Document
  private lazy var plain = Set(Self.plainNames(of: document))
  /// All names, and by what is left of them without case, hyphens and signs.
  private lazy var tables = Self.tables(of: document)

  init(_ document: Document) { self.document = document }

  /// The anchor that a fragment means; empty, the top of the page, if there is none.
  mutating func anchor(for fragment: String) -> String {
    if fragment.isEmpty || plain.contains(fragment) || tables.names.contains(fragment) {
      return fragment
    }
    let decoded = Self.decoded(fragment)
    return tables.names.contains(decoded) ? decoded : tables.folded[Anchor.folded(decoded)] ?? ""
  }
}

extension AnchorTable {
  private static func plainNames(of document: Document) -> [String] {
    document.sections.map(\.anchor) + document.guidelines.map(\.id)
  }

  private static func tables(
    of document: Document
  ) -> (names: Set<String>, folded: [String: String]) {
    let data = document.anchors
    let others = [data.tables, data.rows, data.changes].flatMap { names in
      names.sorted { $0.key < $1.key }.map(\.value)
    }
    var names: Set<String> = []
    var folded: [String: String] = [:]
    for anchor in plainNames(of: document) + others where names.insert(anchor).inserted {
      let key = Anchor.folded(anchor)
      if !key.isEmpty, folded[key] == nil { folded[key] = anchor }
    }
    return (names, folded)
  }
}

extension AnchorTable {
  /// Two digits behind a `%` as the byte that they stand for.
  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return String(decoding: PercentCoding.decoded(Array(text.utf8)), as: UTF8.self)
  }
}
