import Model

/// The places of a page that links may lead to.
struct AnchorTable {
  private var names: Set<String> = []
  /// By what is left of them without case, hyphens and signs.
  private var folded: [String: String] = [:]

  init(_ document: Document) {
    add(document.sections.map(\.anchor))
    add(document.guidelines.map(\.id))
    let data = DataAnchors(document)
    for names in [data.tables, data.rows, data.changes] {
      add(names.sorted { $0.key < $1.key }.map(\.value))
    }
  }

  private mutating func add(_ anchors: [String]) {
    for anchor in anchors where names.insert(anchor).inserted {
      let key = Self.folded(anchor)
      if !key.isEmpty, folded[key] == nil { folded[key] = anchor }
    }
  }

  /// The anchor that a fragment means; empty, the top of the page, if there is none.
  func anchor(for fragment: String) -> String {
    if names.contains(fragment) { return fragment }
    let plain = Self.decoded(fragment)
    return names.contains(plain) ? plain : folded[Self.folded(plain)] ?? ""
  }
}

extension AnchorTable {
  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Two digits behind a `%` as the byte that they stand for.
  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let decoded = UInt8(digits, radix: 16) {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
