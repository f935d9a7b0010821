import Model
import Testing

@testable import Render

/// The notes where a page’s source lost something.
@Suite struct HoleTests {
  static let source = PageSource(
    file: "boxes.md", shape: "mirror", sha256: "00", captured: nil, keptPerMille: 1000)

  private static let outline = """
    heading 1 Boxes
      text Boxes
    heading 2 Cups
      text Cups
    paragraph
      text Stack cups as shown below.
    """

  private func markup(_ outline: String, _ sources: [PageSource] = [source]) -> String {
    let page = Outline.page(outline, sources: sources)
    return String(
      decoding: DocumentHTML.markup(of: PageText(of: page, in: Outline.site(page))), as: UTF8.self)
  }

  @Test func eachKindOfHoleHasItsNote() throws {
    let outline = String(decoding: try Fixtures.read("holes", "input.outline"), as: UTF8.self)
    #expect(
      Outline.page(outline).document.holes.map(\.kind)
        == [.image, .table, .values, .picture, .other, .section, .column, .section])
  }

  @Test func aNoteLeadsToTheSectionOfApplesPage() {
    let html = markup(Self.outline)
    #expect(
      html.hasSuffix(
        "<p class=\"small hole\" role=\"note\">A picture is missing here; see "
          + "<a href=\"https://example.com/boxes#Cups\">Apple’s page</a>.</p>"), "\(html)")
  }

  /// It would end most pages of a mirror with a heading above nothing.
  @Test func anEmptyChangeLogIsOneLineThatKeepsTheAnchor() {
    let html = markup(Self.outline + "\nheading 2 Change log\n  text Change log")
    #expect(
      html.hasSuffix(
        "<p class=\"small hole\" role=\"note\" id=\"Change log\">The change log is missing here; see "
          + "<a href=\"https://example.com/boxes#Change-log\">Apple’s page</a>.</p>"), "\(html)")
    #expect(!html.contains("<h2 id=\"Change log\">"))
  }

  @Test func aPageWithoutHolesHasNoNote() {
    #expect(!markup(Self.outline + "\nbullets\n  item\n    text One").contains("hole"))
  }

  @Test func aPageThatSomebodyWroteHasNoSourceToBlame() {
    #expect(!markup(Self.outline, []).contains("hole"))
  }

  @Test func aNoteOfAPanelStandsInIt() {
    let html = markup(
      """
      tabs
      tab A
      paragraph
        text Stack cups as shown below.
      tabsEnd
      """)
    #expect(html.contains("</p></div></div>") && html.contains("hole"), "\(html)")
  }
}
