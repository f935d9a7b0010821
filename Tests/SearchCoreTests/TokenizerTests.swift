import TestSupport
import Testing

@testable import SearchCore

@Suite struct TokenizerTests {
  @Test(arguments: [
    ("Use buttons, please.", "use buttons please"),
    ("UICollectionViewFlowLayout", "uicollectionviewflowlayout ui collection view flow layout"),
    (".sidebarAdaptable", "sidebaradaptable sidebar adaptable"),
    ("backgroundExtensionEffect()", "backgroundextensioneffect background extension effect"),
    ("iPhone and macOS", "iphone phone and macos mac os"),
    ("URLs, IDs", "urls ids"),
    ("44 pt or 44pt", "44 pt or 44pt 44 pt"),
    ("44x44", "44x44 44 44"),
    ("@3x", "3x 3"),
    ("#FF9500", "ff9500 ff 9500"),
    ("iOS 17.5.", "ios os 17.5"),
    ("Don’t use Apple's 'x'", "don't use apple's x"),
    ("Größe naïve Œuvre Straße", "grosse naive oeuvre strasse"),
    ("e\u{301}te\u{301} of\u{AD}fice ﬁle", "ete office file"),
    ("ＡＢＣ１", "abc1"),
    ("ΜΕΝΟΎ Кнопка", "μενού кнопка"),
    ("画面設定 字", "画面 面設 設定 字"),
    ("a_b pull-down", "a b pull down"),
    ("", ""),
    (" … — ™ 👍", ""),
  ])
  func cutsIntoWords(text: String, words: String) {
    #expect(
      tokens(of: text).map { String(decoding: $0.word, as: UTF8.self) }
        == Self.folded(words))
  }

  @Test func tellsWhereAWordStands() {
    let text = "Die Größe: FlowLayout"
    let bytes = Array(text.utf8)
    let found = tokens(of: text).map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    #expect(found == ["Die", "Größe", "FlowLayout", "Flow", "Layout"])
  }

  @Test func survivesAnyBytes() {
    var random = SeededRandom(1)
    for _ in 0..<2_000 {
      let bytes = (0..<random.below(40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      var tokens = Tokenizer(bytes)
      while let token = tokens.next() {
        #expect(token.start < token.end && token.end <= bytes.count && !token.word.isEmpty)
      }
    }
  }

  @Test func cutsOffAWordWithoutEnd() {
    let words = tokens(of: String(repeating: "a", count: 100_000))
    #expect(words.map(\.word.count) == [Tokenizer.longestWord])
  }

  private func tokens(of text: String) -> [Token] {
    var tokens = Tokenizer(Array(text.utf8))
    var found: [Token] = []
    while let token = tokens.next() { found.append(token) }
    return found
  }

  private static func folded(_ words: String) -> [String] {
    words.split(separator: " ").map { $0 == "μενού" ? "μενου" : String($0) }
  }
}
