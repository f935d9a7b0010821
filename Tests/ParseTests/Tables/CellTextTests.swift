import Cells
import Model
import Testing

@testable import Parse

@Suite struct CellTextTests {
  private func cell(_ markdown: String) throws -> CellText {
    let document = document("| a |\n|---|\n| \(markdown) |\n")
    let place = try #require(document.nodes.lastIndex { $0.kind == .cell })
    return CellText(document, cell: place)
  }

  @Test(arguments: [
    ("plain", "plain"), ("**b** and _i_", "b and i"), ("a<br>b", "a\nb"), ("a <br/> b", "a\nb"),
    ("<br>a<br><br>b<br />", "a\nb"), ("~~x~~", "x"), ("a \\| b", "a | b"), ("<i>x", "<i>x"),
    ("", ""), ("`a\\|b`", "a|b"),
  ])
  func words(markdown: String, words: String) throws {
    #expect(try cell(markdown) == CellText(words: words, codes: codes(markdown)))
  }

  private func codes(_ markdown: String) -> [String] { markdown.contains("`") ? ["a|b"] : [] }

  @Test func codesLinksAndPicturesAreKnownApart() throws {
    let text = try cell("`one` [two `three`](/t) ![four](f.png) [![five](g.png)](/h)")
    #expect(text.words == "one two three four five")
    #expect(text.codes == ["one", "three"])
    #expect(text.links.map(\.words) == ["two three", "five"])
    #expect(text.links.map(\.address) == ["/t", "/h"])
    #expect(text.pictures == ["four", "five"])
  }

  @Test func ofPicturesInEachOtherTheOutermostCounts() throws {
    #expect(try cell("![a ![b](c) d](e)").pictures == ["a b d"])
  }

  @Test func aPictureWithoutADescriptionIsNotNothing() throws {
    let picture = try cell("![](a.png)")
    #expect(picture.words == "" && picture.pictures == [""] && !picture.isEmpty)
    #expect(try cell("").isEmpty)
  }
}
