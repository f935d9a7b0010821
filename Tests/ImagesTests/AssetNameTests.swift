import Bytes
import Images
import TestSupport
import Testing

/// Names of files as they are published.
@Suite struct AssetNameTests {
  private func name(_ name: String, ending: String = "png") -> String {
    AssetName(name, ending: ending, bytes: [1]).text
  }

  @Test(arguments: [
    ("cup", "cup"), ("pot@2x", "pot@2x"), ("fonts/Inter-Bold", "fonts/Inter-Bold"),
    ("a\\b", "a-b"), ("a%2fb", "a-2fb"), ("a\"b'c", "a-b-c"), ("a?b#c", "a-b-c"),
    ("a\u{1}\u{7F}\nb", "a-b"), ("Tëa  cup", "T-a-cup"), ("..", "file"), ("../a", "file/a"),
    ("", "file"), ("...a..", "a"), ("画面", "file"), ("/etc/a", "etc/a"), ("a//b", "a/b"),
  ])
  func keepsWhatIsHarmless(given: String, expected: String) {
    #expect(name(given) == expected + ".4bf5122f34.png")
  }

  @Test func endingsAreAsHarmless() {
    #expect(name("a", ending: "") == "a.4bf5122f34")
    #expect(name("a", ending: "b\\c") == "a.4bf5122f34.b-c")
  }

  @Test func isNeverLong() {
    let long = String(repeating: "é", count: 500) + String(repeating: "a", count: 5_000)
    #expect(name(long).utf8.count < 130)
  }

  @Test(arguments: [
    ("a.png", "a"), ("a.b.png", "a.b"), ("a", "a"), (".a", ".a"), ("b.c/a", "b.c/a"),
    ("b.c/a.d", "b.c/a"), ("b/.a", "b/.a"), ("", ""),
  ])
  func theStemIsWithoutTheEnding(path: String, expected: String) {
    #expect(AssetName.stem(of: path) == expected)
  }

  /// Whatever the name: one relative path of plain signs, that only another content changes.
  @Test func holdsForAnyName() {
    var random = SeededRandom(15)
    for _ in 0..<2_000 {
      let given = String(decoding: random.bytes(upTo: 40), as: UTF8.self)
      let text = name(given)
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { !$0.isEmpty && $0.first != "." && $0.utf8.count <= 130 })
      #expect(
        text.utf8.allSatisfy { ByteClass.isAlphanumeric($0) || "-_.@/".utf8.contains($0) })
      #expect(text != AssetName(given, ending: "png", bytes: [2]).text)
    }
  }
}
