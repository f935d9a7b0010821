import Files
import Model
import Testing

@testable import Render

@Suite struct DocumentGoldenTests {
  @Test(arguments: try Fixtures.names())
  func rendersAsExpected(name: String) throws {
    let outline = String(decoding: try Fixtures.read(name, "input.outline"), as: UTF8.self)
    let page = Outline.page(outline, sources: name == "holes" ? [HoleTests.source] : [])
    let markup = DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page))) + [0x0A]
    if Fixtures.recording {
      try Fixtures.write(name, "expected.html", markup)
      Issue.record("recorded \(name)/expected.html: look at it, then run without RECORD")
    } else {
      let expected = try Fixtures.read(name, "expected.html")
      #expect(String(decoding: markup, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    }
  }
}
