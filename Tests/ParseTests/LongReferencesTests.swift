import Diagnostics
import Model
import TestSupport
import Testing

@testable import Parse

/// Definitions whose uses would come to megabytes are text, and say so.
@Suite struct LongReferencesTests {
  private func parse(_ definition: String, uses: Int) -> (dump: String, told: [String]) {
    let body = Array("Cups.\n\n\(definition)\n\n\(String(repeating: "[r] ", count: uses))\n".utf8)
    let (document, diagnostics) = DocumentParser.parse(page(body, firstLine: 10))
    return (document.dump, diagnostics.map { "\($0.location.text) \($0.rule)" })
  }

  private static let address = "http://e/" + String(repeating: "a", count: 5_000)
  private static let title = "'" + String(repeating: "b ", count: 2_500) + "'"

  @Test(
    arguments: [
      "[r]: \(address)", "[r]:\n  \(address)", "> [r]:\n> \(address)", "- [r]: <\(address)>",
      "[r]: /e \(title)", "[r]: /e\n\(title)", "[r]: /e 'b\n\(title.dropFirst())",
    ])
  func aLongOneThatIsUsedOftenIsText(definition: String) {
    let few = parse(definition, uses: 100)
    #expect(few.told == [] && few.dump.contains("link"))
    let many = parse(definition, uses: 2_000)
    #expect(many.told == ["t.md:12:1 long-reference"])
    #expect(!many.dump.contains(#"link http://e"#) && !many.dump.contains("link /e"))
    #expect(many.dump.contains("[r]:") && many.dump.contains("aaaa") || many.dump.contains("b b"))
  }

  @Test func aShortOneMayBeUsedOften() {
    let found = parse(
      "[r]: http://e/short 'A cup'\n\n[x]: this is text, \(Self.title)", uses: 20_000)
    #expect(found.told == [])
  }

  /// Four times the bytes take four times as long, with room for the weather.
  @Test(.timeLimit(.minutes(15)), arguments: ["]:", "]:a \"", "]: ", "[a]:\n", "]:>\n>"])
  func itIsFoundInOneWalk(text: String) {
    func milliseconds(_ bytes: Int) -> Int {
      let body = Array(String(repeating: text, count: bytes / text.utf8.count).utf8)
      let start = ThreadTime.milliseconds
      _ = LongReferences.disarm(body, file: "t.md", firstLine: 1)
      return ThreadTime.milliseconds - start
    }
    #expect(milliseconds(1_000_000) < 8 * milliseconds(250_000) + 100)
  }
}
