import Testing

@testable import Ingest

/// Where the name of a framework ends, with nothing but the next entry behind it.
@Suite struct FrameworksTests {
  private func entries(_ text: String, known: Set<String> = []) -> [String] {
    let bytes = Array(text.utf8)
    let ends = Frameworks.ends(bytes, 0..<bytes.count, known)
    return zip([0] + ends, ends + [bytes.count]).map { bytes[$0..<$1].asText }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: [
    (["lid — SwiftUI", "KTLid — KettleKit"]), (["lid — Kettle Motion", "CMSteam — Kettle"]),
    (["a — SwiftUI", "b(c:) — UIKit", "d — UIKit"]), (["lid — KettleReader"]),
    (["A — Sign in with Tea", "B — Tea"]),
  ])
  func endsWhereTwoWordsAreRunTogether(expected: [String]) {
    #expect(entries(expected.joined()) == expected)
  }

  @Test func theRunKnowsWhatCapitalsHide() {
    let text = "lid — KettleReaderPouring tea — KettleKit"
    #expect(entries(text) == ["lid — Kettle", "ReaderPouring tea — KettleKit"])
    #expect(
      entries(text, known: ["KettleReader"])
        == ["lid — KettleReader", "Pouring tea — KettleKit"])
  }

  @Test(arguments: ["lid — a lid", "lid — Swift, C", "lid — One two three four five six Seven", ""])
  func anythingElseEndsNowhere(text: String) {
    #expect(Frameworks.ends(Array(text.utf8), 0..<text.utf8.count, []).isEmpty)
  }
}
