import Diagnostics
import Model
import TestSupport
import Testing

@testable import Ingest

/// A page all of whose lines are indented: Markdown would take it for code.
@Suite struct IndentedTextTests {
  private static let page = """
    # Cups

    A cup holds tea.

    ## Handles

    - Wood
        - Iron

    ```
    let cup = 1
    ```

    """

  private func indented(by count: Int, _ text: String = page) -> String {
    let blanks = String(repeating: " ", count: count)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
  }

  @Test(arguments: [4, 6, 8])
  func theIndentGoes(count: Int) throws {
    let file = raw(indented(by: count), "cups.md")
    let package = try #require(Package(file))
    #expect(package.pages.map { String(decoding: $0.bytes, as: UTF8.self) } == [Self.page])
    #expect(package.diagnostics.map(\.summary) == ["The file is an indented text with a page"])
    let reading = try #require(Ingester.read(package, of: file))
    #expect(Ingester.merge([reading]).ledgers[0].addsUp)
  }

  @Test(arguments: ["\n", "   \n\n", "\r\n"]) func blankLinesMayBeAbove(blanks: String) throws {
    let package = try #require(Package(raw(blanks + indented(by: 4), "cups.md")))
    let text = package.pages.map { String(decoding: $0.bytes, as: UTF8.self) }.first ?? ""
    #expect(text.hasSuffix(Self.page))
  }

  /// A page shows that it is one by a heading, or by the name of a section.
  @Test func codeStays() {
    let code = """
      # Makes a cup
      def cup(a):
          return a

      class Pot:
          size = 3

          def pour(self):
              return cup(1)

      print(cup(2))
      """
    #expect(Package(raw(indented(by: 4, code), "cups.md")) == nil)
    let text = code.replacing("class Pot:", with: "Best practices")
    #expect(Package(raw(indented(by: 4, text), "cups.md"))?.pages.count == 1)
  }

  /// Less is no code, a few lines are, and so is what is below other text.
  @Test func othersStay() {
    #expect(Package(raw(indented(by: 3))) == nil)
    #expect(Package(raw("    let cup = 1\n    let pot = 2\n")) == nil)
    #expect(Package(raw("# Tea\n\n" + indented(by: 4))) == nil)
    let html = "<main>\n<h1>Cups</h1>\n<p>A\ncup\nholds\ntea\nor\nmilk.</p>\n</main>"
    #expect(Package(raw(indented(by: 4, html))) == nil)
  }
}
