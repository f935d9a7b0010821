@testable import SearchCore

extension FuzzTarget {
  /// Any bytes as a query to a real index, as a text that is indexed, and as one that is shown.
  static let query = FuzzTarget(name: "query") {
    queries.map { Array($0.utf8) }
  } run: { bytes in
    guard var host = try? IndexHost(whole) else { return "no index" }
    return host.fault(of: bytes, limit: SearchEngine.mostHits) ?? fault(ofWords: bytes)
      ?? Excerpt(of: bytes, Query(bytes.suffix(40))).fault
  }

  private static let whole = HostileIndex(
    replacing: 0, by: HostileIndex.parts.first?.payload ?? [])

  private static let queries = [
    "toggle", "color of buttons", "\"menu bar\" macOS", "44x44 pt", "UISwitch.isOn()",
    ".sidebarAdaptable", "#FF3B30", "@3x", "größe", "画面の色", "don’t", "17.5", "swich", "of the",
    "Apple Watch toggle", "ﬁﬂ ＡＢ \u{301}", "iOS\0\u{202E}",
  ]

  private static func fault(ofWords text: [UInt8]) -> String? {
    var tokens = Tokenizer(text)
    while let token = tokens.next() {
      guard 0 <= token.start, token.start < token.end, token.end <= text.count else {
        return "a word at \(token.start)..<\(token.end) of \(text.count)"
      }
      guard String(validating: token.word, as: UTF8.self) != nil else {
        return "a word that is no text: \(token.word)"
      }
      let stem = Stemmer.stem(token.word)
      guard !stem.isEmpty, stem.count <= token.word.count + 1 else { return "stem \(stem)" }
    }
    return nil
  }
}
