import Model
import Testing

@Suite struct PageCommentTests {
  @Test(arguments: [
    ("<!-- tabs -->", PageMark.tabs(missing: [])),
    (
      "<!-- tabs, missing: Small; Large (default) -->\n",
      .tabs(missing: ["Small", "Large (default)"])
    ),
    ("<!-- tab: SF Pro -->", .panel(label: "SF Pro")), ("<!--/tabs-->", .tabsEnd),
    ("<!-- table, guessed -->", .table(.guessed)), ("<!--table, lost-->", .table(.lost)),
    ("<!-- video: A hand taps. -->", .video(description: "A hand taps.")),
  ])
  func commentsThatMark(html: String, mark: PageMark) { #expect(PageMark(comment: html) == mark) }

  @Test(arguments: [
    "<!-- a note -->", "<!---->", "<!-->", "<b>tabs</b>", "<!-- tabs -->\n<b>", "<!-- tab -->",
    "<!-- tabs: a -->", "<!-- table -->", "<!-- table, guessed: a -->", "<!-- /tabs x -->",
    "<!-- tabs", "", "<!-- video -->",
  ])
  func otherMarkupMarksNothing(html: String) { #expect(PageMark(comment: html) == nil) }

  @Test(arguments: PageComment.Name.allCases)
  func whatIsWrittenIsRead(name: PageComment.Name) {
    let hasWords = ![.tabs, .tabsEnd, .guessed, .lost].contains(name)
    let comment = PageComment(name, hasWords ? Array("Größe; 2".utf8)[...] : [])
    #expect(PageComment(comment.bytes[...]) == comment)
  }

  @Test(arguments: Aside.allCases) func anAsideIsReadByItsLabel(aside: Aside) {
    #expect(Aside(alert: aside.alert.utf8) == aside)
    #expect(Aside(alert: aside.alert.lowercased().utf8) == aside)
  }

  @Test func labelsOfGitHubAreKnown() {
    #expect(Aside.warning.alert == "[!WARNING]" && Aside(alert: "[!Caution]".utf8) == .warning)
    for label in ["[!OTHER]", "[!]", "[!", "NOTE", "[NOTE]", "[!NOTE] x", ""] {
      #expect(Aside(alert: label.utf8) == nil)
    }
  }
}
