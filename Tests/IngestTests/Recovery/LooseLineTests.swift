import Testing

@testable import Ingest

extension [LooseLine] {
  /// Lines of text, each with a blank one before it.
  static func made(_ texts: [String]) -> [LooseLine] {
    texts.map { LooseLine(whole: 0..<$0.utf8.count, text: .init(text: $0), isJoined: false) }
  }
}

/// What a line without marks looks like, told without any context.
@Suite struct LooseLineTests {
  private func line(_ text: String) -> LooseLine { [LooseLine].made([text])[0] }

  @Test(arguments: [
    ("12", LooseLine.Form.number), ("-3.5", .number), ("12 pt", .measure), ("≥2x", .measure),
    ("labelColor", .code), ("pour(_:into:)", .code), ("ar_AE", .code), ("iPhone", .short),
    ("iOS, iPadOS, and macOS", .platforms), ("tvOS", .platforms), ("Tea, milk, sugar", .series),
    ("Cups", .short), ("Small cups", .short), ("Cups and small jugs", .phrase),
    ("Cups and small jugs of tea and milk", .longPhrase), ("A cup of tea.", .sentence),
    ("Tea. Milk.", .prose), ("Tea comes with:", .prose), ("Pour…", .short), ("Pour tea...", .short),
    ("1. Pour", .short),
  ])
  func forms(text: String, form: LooseLine.Form) { #expect(line(text).form == form) }

  @Test(arguments: [
    ("Cups", true), ("cups", false), ("iPads", true), ("tvOS", true), ("12 pt", false),
    ("A cup.", false), (String(repeating: "Cup", count: 20), false),
  ])
  func namesOfColumns(text: String, isHeader: Bool) { #expect(line(text).isHeaderLike == isHeader) }

  @Test(arguments: [
    ("Pour the following.", true, false), ("Hot. See the table below.", true, true),
    ("Follow these guidelines.", true, false), ("There are several cups.", true, false),
    ("The following holds. Others do not.", false, false), ("The following cups", false, false),
    ("Like this:", true, false), ("A cup.", false, false),
  ])
  func announcements(text: String, announces: Bool, mentions: Bool) {
    #expect(line(text).announcesTable == announces && line(text).mentionsTable == mentions)
  }

  @Test(arguments: [("A hot cup", true), ("The jug", true), ("Hot cup", false), ("Another", false)])
  func captionsOpenWithAnArticle(text: String, isCaption: Bool) {
    #expect(line(text).isCaption == isCaption)
  }

  @Test(arguments: [
    ("There are three cups:", 3), ("Two jugs. Then nine cups:", 9), ("Two cups. Hot:", nil),
    ("two or three", 3), ("Pour:", nil), ("someone", nil),
  ])
  func announcedNumbers(text: String, count: Int?) {
    #expect(NumberWord.announced(in: .init(text: text)) == (count))
  }

  @Test func furnitureIsToldFromLines() {
    let scrape = Scrape(raw("a\nBell\n\u{200B}\nb\nc\n"))
    let rules = [NoiseRule("bell", .equals("Bell"), "rings")]
    let found = LooseLine.lines(of: 0..<scrape.bytes.count, in: scrape, dropping: rules)
    #expect(found.lines.map(\.string) == ["a", "b", "c"])
    #expect(found.lines.map(\.isJoined) == [false, false, true])
    #expect(found.noise.map { "\($0.range) \($0.rule)" } == ["2..<7 bell"])
  }
}
