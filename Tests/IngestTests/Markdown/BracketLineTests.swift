import Testing

@testable import Ingest

/// Lines that start with a bracket: the labels of tabs, films, and links like any other.
@Suite struct BracketLineTests {
  @Test(arguments: [
    ("[Small ](/a#)[Large](/a#)", ["Small", "Large"]), ("[Small](#)", ["Small"]),
    ("[Small](#) [Large](#)", ["Small", "Large"]), ("[Small](#x)", nil), ("[Small](#), large", nil),
    ("[Small](#)[Large](/b)", nil), ("[Small]", nil), ("", nil), ("Small", nil),
  ])
  func labelsLeadNowhere(line: String, labels: [String]?) {
    #expect(LabelRun(.init(text: line))?.labels.map(\.asText) == labels)
  }

  @Test func labelsAreReadAsAListWhereverTheyStand() {
    let list = ["0- Small", "0- Large", "p A cup."]
    #expect(LinesRead("[Small](#)[Large](#)\n\nA cup.\n").dump == list)
    #expect(LinesRead("- [Small](#)\n- [Large](#)\n\nA cup.\n").dump == list)
  }

  @Test(arguments: [
    ("[![](t.png) Pour well ](/v/1)", ["Pour well", "/v/1"]),
    ("[![x](t.png)\\\\\nPour well\\\\\n](/v/1)", ["Pour well", "/v/1"]),
    ("[![](t_(2x).png) Pour well](/v/1)", ["Pour well", "/v/1"]), ("[![](t.png)](/v/1)", nil),
    ("[![](t.png) Pour", nil), ("[Pour](/v/1)", nil),
  ])
  func filmsHaveAThumbnailAndATitle(line: String, parts: [String]?) {
    let video = VideoLine(.init(text: line))
    #expect(video.map { [$0.title.asText, $0.address.asText] } == parts)
  }

  @Test func aFilmIsAnItemWithoutItsThumbnail() {
    let read = LinesRead("[![](t.png)\\\\\nPour well\\\\\n](https://x.test/1)\n")
    #expect(read.dump == ["0- [Pour well](https://x.test/1)"])
    #expect(read.rules == ["video-thumbnail", "video"])
  }

  /// Converters of HTML leave it in a list, before the title or behind the link.
  @Test(arguments: [
    (
      "- [![](t.png) Pour well](https://developer.apple.com/videos/play/1)\n",
      ["video-thumbnail", "video"]
    ),
    (
      "- [Pour well](https://developer.apple.com/videos/play/1)![](t.png)\n",
      ["video", "video-thumbnail"]
    ),
  ])
  func aFilmInAListLosesItsThumbnail(text: String, rules: [String]) {
    let read = LinesRead(text)
    #expect(read.dump == ["0- [Pour well](https://developer.apple.com/videos/play/1)"])
    #expect(read.rules == rules)
  }

  @Test(arguments: [
    "- [![](t.png) Pour well](https://x.test/videos/play/1)",
    "- [![A cup](t.png) Pour well](https://developer.apple.com/videos/play/1)",
    "- [![](t.png)](https://developer.apple.com/videos/play/1)",
    "- [Pour](https://developer.apple.com/videos/play/1)![A cup](t.png)",
    "- [![](t.png) A](https://developer.apple.com/videos/play/1) and [B](https://developer.apple.com/videos/play/2)",
  ])
  func otherPicturesInListsStay(item: String) {
    #expect(LinesRead(item + "\n").dump == ["0" + item])
  }

  @Test func aLinkIsAParagraph() {
    #expect(
      LinesRead("[Cups](https://x.test) hold tea.\n").dump == ["p [Cups](https://x.test) hold tea."]
    )
  }
}
