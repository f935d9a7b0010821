import Model
import Testing

@testable import Parse

@Suite struct MarkTests {
  @Test(arguments: [
    ("<!-- tabs -->", PageMark.tabs(missing: [])),
    (
      "<!-- tabs, missing: Small; Large (default) -->\n",
      .tabs(missing: ["Small", "Large (default)"])
    ),
    ("<!-- tab: SF Pro -->", .panel(label: "SF Pro")), ("<!--/tabs-->", .tabsEnd),
    ("<!-- video: A hand taps. -->", .video(description: "A hand taps.")),
  ])
  func commentsThatMark(html: String, mark: PageMark) { #expect(MarkComment.mark(html) == mark) }

  @Test(arguments: [
    "<!-- a note -->", "<!---->", "<!-->", "<b>tabs</b>", "<!-- tabs -->\n<b>", "<!-- tab -->",
  ])
  func otherMarkupMarksNothing(html: String) { #expect(MarkComment.mark(html) == nil) }
}
