import Bytes
import Glibc
import Ingest
import Model
import PageFormat
import TestSupport
import Testing

/// Headings that the guidelines' page is known to have, in a flattened page with blanks.
@Suite struct SpacedOutlineTests {
  private func page(_ slug: String, _ body: String) -> RawPage {
    let head = """
      ---
      title: Pots
      url: https://developer.apple.com/design/human-interface-guidelines/\(slug)
      is_fallback: false
      ---

      """
    let start = """
      PotsA pot holds tea in iOS, macOS, and SwiftUI previews. It is often round.Best practices\
      Use a pot with a lid. The lid keeps the steam inside, which saves time and power. A lid also \
      keeps children safe. People like to see how far the water is.
      """
    let text = head + SpacedTests.spaced(start + body) + "\n"
    return RawPage(file: "a.md", name: "a.md", bytes: Array(text.utf8))
  }

  private func headings(_ slug: String, _ body: String) throws -> [String] {
    let outcome = ingested(page(slug, body))
    #expect(outcome.ledger.addsUp)
    let page = try #require(outcome.pages.first)
    return String(decoding: page.body, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("##") }
  }

  private let text = "Hot metal burns hands. Nobody can pour with a towel around it."

  @Test func oneWordIsFoundThoughACommandFollows() throws {
    let body = "AnatomyA pot has parts.\(text)ButtonsLimit them to two.\(text)"
    #expect(
      try headings("alerts", body) == ["## Best practices", "## Anatomy", "## Buttons"])
  }

  @Test func levelsAreThoseOfThePage() throws {
    let body = """
      Using AirPlay iconsIcons differ.\(text)Black AirPlay iconUse black on white.\(text)\
      White AirPlay iconUse white on black.\(text)Referring to AirPlayUse the name.\(text)
      """
    #expect(
      try headings("airplay", body) == [
        "## Best practices", "## Using AirPlay icons", "### Black AirPlay icon",
        "### White AirPlay icon", "## Referring to AirPlay",
      ])
  }

  @Test func aMentionIsNone() throws {
    let body = """
      For the parts of a pot, see Anatomy.\(text)AnatomyA pot has parts.\(text)\
      ContentUse leaves.\(text)To pour, see Buttons.\(text)
      """
    #expect(
      try headings("alerts", body) == ["## Best practices", "## Anatomy", "## Content"])
  }

  @Test func whereAllAreThereNothingElseIsOne() throws {
    let other = "Spout lengthThe spout decides how well one pours. Short ones drip.\(text)"
    let body = "AnatomyA pot has parts.\(text)ContentUse leaves.\(text)"
    let whole = body + "ButtonsLimit them to two.\(text)" + other
    #expect(
      try headings("alerts", whole)
        == ["## Best practices", "## Anatomy", "## Content", "## Buttons"])
    #expect(
      try headings("alerts", "AnatomyA pot has parts.\(text)" + other)
        == ["## Best practices", "## Anatomy", "## Spout length"])
  }

  /// On short pages one or two headings do not show that the page is the one that is known.
  @Test func oneHeadingIsNotTheWholePage() throws {
    let body = "ContentUse leaves.\(text)Spout lengthThe spout decides. Short ones drip.\(text)"
    #expect(
      try headings("boxes", body) == ["## Best practices", "## Content", "## Spout length"])
  }

  @Test(arguments: [
    ("carplay", "Audio CDs play in cars. They are round."),
    ("game-controls", "Keyboards USB devices and others work. They are flat."),
  ])
  func aSentenceThatBeginsWithItIsNone(slug: String, sentence: String) throws {
    #expect(try headings(slug, sentence) == ["## Best practices"])
  }

  @Test func itEndsTheHeadingInFrontOfIt() throws {
    let body = """
      AnatomyA pot has parts.\(text)Spout lengthContentThe content of a pot is tea.\(text)\
      ButtonsLimit them to two.\(text)
      """
    #expect(
      try headings("alerts", body)
        == ["## Best practices", "## Anatomy", "## Content", "## Buttons"])
  }

  /// `Switches` is at the fourth level, below a platform that this text lacks.
  @Test func noLevelIsLeftOut() throws {
    let found = try headings("toggles", "SwitchesUse them in lists.\(text)")
    #expect(found == ["## Best practices", "### Switches"])
  }

  private static let cases = getenv("HIG_CASES").flatMap { Int(String(cString: $0)) } ?? 150

  private static let pieces = [
    "Anatomy", "Content", "Buttons", "Content Buttons", "Use a lid. ", "Avoid steam.",
    "Lids are round. ",
    "Spout length", "A pot:", "@2x", ". ", "?", "(", ") ", "é", "🫖", "see ", "Note", "June 9, 2025",
    "Full cup. ", "two ways. ", "For guidance, see Pots.", "Size 3", "AX1", " — ", "a", "Ab",
  ]

  private func letters(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map(ByteClass.lowered).filter { $0 >= 0x80 || ByteClass.isAlphanumeric($0) }
  }

  /// Whatever is in a page that is known, no letter is lost and none is added: what the ledger keeps
  /// is what is written. `HIG_CASES=100000` says how many bodies are made up.
  @Test(.timeLimit(.minutes(60))) func noWordIsLost() throws {
    var random = SeededRandom(93)
    for number in 0..<Self.cases {
      let text = random.list(upTo: 60) { $0.pick(Self.pieces) }.joined()
      let page = page("alerts", text)
      let outcome = ingested(page)
      #expect(outcome.ledger.addsUp, "\(number)")
      let kept = outcome.ledger.spans.filter { $0.fate == .kept }
        .flatMap { page.bytes[$0.start..<$0.end] }
      let body = try #require(outcome.pages.first).body
      let written = withoutTableMarks(String(decoding: body, as: UTF8.self)).utf8
      #expect(letters(kept) == letters(written), "\(number): \(text)")
    }
  }

  @Test func aLabelWithNothingBehindItIsText() throws {
    let page = page("alerts", "ButtonsJune 9, 2025Note")
    let body = try #require(ingested(page).pages.first).body
    #expect(String(decoding: body, as: UTF8.self).hasSuffix("Note\n"))
  }
}
