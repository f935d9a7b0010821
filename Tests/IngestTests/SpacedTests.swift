import Bytes
import Diagnostics
import Model
import PageFormat
import TestSupport
import Testing

@testable import Ingest

/// A flattened page into which a scraper put blanks: in front of each capital behind a small letter
/// or an end mark.
@Suite struct SpacedTests {
  /// What the scraper makes of a text in which blocks were run together.
  static func spaced(_ text: String) -> String {
    var spaced = ""
    var last: Character = " "
    for letter in text {
      let isCapital = letter.isUppercase
      if isCapital, last.isLowercase || ".?!:".contains(last) { spaced.append(" ") }
      spaced.append(letter)
      last = letter
    }
    return spaced
  }

  private func page(_ body: String) -> RawPage {
    let head = """
      ---
      title: Kettles
      url: https://developer.apple.com/design/human-interface-guidelines/kettles
      last_updated: 2025-07-20T03:43:48.810Z
      is_fallback: false
      ---

      """
    return RawPage(
      file: "kettles.md", name: "kettles.md", bytes: Array((head + Self.spaced(body) + "\n").utf8))
  }

  func text(_ body: String) throws -> String {
    let outcome = ingested(page(body))
    #expect(outcome.ledger.addsUp)
    let page = try #require(outcome.pages.first)
    return String(decoding: PageWriter.bytes(page), as: UTF8.self)
  }

  let article = """
    KettlesA kettle boils water in iOS, macOS, and SwiftUI previews. It is often round.Best \
    practicesUse a kettle with a lid. The lid keeps the steam inside, which saves time and power. \
    A lid also keeps children safe. People like to see how far the water is.Avoid a kettle \
    without a handle. Hot metal burns hands, and nobody can pour with a towel around the pot. \
    Prefer handles of wood in most kitchens, because these stay cool for a long time even over \
    an open fire.Spout lengthThe spout decides how well one pours. Short ones drip.macOSOn a Mac, \
    show the kettle in the menu bar.
    """

  @Test func theHeadingAbovePlatformsIsPutBack() throws {
    let text = try text(article)
    #expect(text.contains("\n## Platform considerations\n\n### macOS\n\nOn a Mac"))
    #expect(ingested(page(article)).diagnostics.map(\.rule.id) == ["heading-restored"])
  }

  @Test func theHeadingAboveWhatPlatformsLackIsPutBack() throws {
    let lack = article.replacing("macOSOn a Mac", with: "Not supported in tvOS.macOSOn a Mac")
    let text = try text(lack)
    #expect(
      text.contains("\n## Platform considerations\n\n*Not supported in tvOS.*\n\n### macOS\n"))
  }

  @Test func itIsPutBackOnce() throws {
    let twice = article + "SpecificationsSizes of pots are here. They vary.tvOSOn a TV, show steam."
    let text = try text(twice)
    #expect(text.split(separator: "\n").count { $0 == "## Platform considerations" } == 1)
  }

  @Test func whereItStandsItIsNotPutBack() throws {
    let whole = article.replacing("macOSOn a Mac", with: "Platform considerationsmacOSOn a Mac")
    let text = try text(whole)
    #expect(text.contains("\n## Platform considerations\n\n### macOS\n\nOn a Mac"))
    #expect(ingested(page(whole)).diagnostics.isEmpty)
  }

  @Test func namesComeTogetherAgain() throws {
    let text = try text(article)
    #expect(text.contains("A kettle boils water in iOS, macOS, and SwiftUI previews."))
  }

  @Test func headingsStandBetweenASentenceAndAnOpener() throws {
    let text = try text(article)
    for heading in ["\n## Best practices", "\n## Spout length", "\n### macOS"] {
      #expect(text.contains("\(heading)\n"), "\(heading)")
    }
  }

  /// What shows that a heading ends: a common word with a capital, a name with its verb, the name
  /// of a platform said twice, a place where no blank stands.
  @Test(arguments: [
    ("Lids and handlesPeople lift lids.", "Lids and handles"),
    ("Pouring waterSpouts pour in most kettles, and spouts drip.", "Pouring water"),
    ("Finding heatStove Kit offers flames.", "Finding heat"),
    ("LidsChoose a lid that fits.", "Lids"), ("visionOSvisionOS shows steam.", "visionOS"),
    ("iOSiOS shows steam.", "iOS"), ("tvOStvOS shows steam.", "tvOS"),
    ("macOS potsA pot is round.", "macOS pots"),
    ("Boil water twice a dayCold water takes long.", "Boil water twice a day"),
  ])
  func headingsEndAtWhatASentenceBeginsWith(block: String, heading: String) throws {
    let common = " See how cold the lids and the spouts are."
    let text = try text(
      article.replacing("Spout length", with: block + common + "Spout length"))
    let plain = text.replacing("**", with: "").replacing("Stove Kit", with: "StoveKit")
    let rest = block.dropFirst(heading.count).replacing("Stove Kit", with: "StoveKit")
    #expect(plain.contains("# \(heading)\n\n\(rest)"))
  }

  @Test func aNameIsNoHeading() throws {
    for sentence in [
      "Use Stove Kit in kitchens.", "Ask people to open Kettle Settings to see the lids.",
      "Apple Stove Design offers pots.", "Let people choose Lids in the menu.",
    ] {
      let more = "Short ones drip. " + sentence
      let text = try text(article.replacing("Short ones drip.", with: more))
      let plain = text.replacing("**", with: "")
      #expect(plain.contains(sentence.replacing("Stove Kit", with: "StoveKit")), "\(sentence)")
    }
  }

  @Test func aHeadingEndsWhereNoBlankStands() throws {
    for before in ["It is hot (see Pots).", "Say “Ready?”", "It runs on Apple TV."] {
      let text = try text(
        article.replacing("Short ones drip.", with: before + "Lids and handlesIf it is hot, wait."))
      #expect(text.contains("\n## Lids and handles\n\n"), "\(before)")
    }
  }

  @Test func cellsAreNoHeadings() throws {
    let cells = "BoilThe water boils.PourThe water pours.DripThe water drips.CoolThe water cools."
    let text = try text(article.replacing("Spout length", with: cells + "Spout length"))
    #expect(!text.contains("# Boil") && !text.contains("# Drip") && !text.contains("# Cool"))
    #expect(text.contains("\n## Spout length\n"))
  }

  @Test func sectionsWithListsAreNoCells() throws {
    let sections = ["Pots", "Lids", "Spouts"].map { name in
      "\(name)The following help: Lift it slowly. Turn it twice. Clean it well. Dry it too."
    }
    let text = try text(article.replacing("Spout length", with: sections.joined() + "Spout length"))
    for name in ["Pots", "Lids", "Spouts"] { #expect(text.contains("\n## \(name)\n"), "\(text)") }
  }

  @Test func aBrowserAndAMacStayApart() throws {
    let text = try text(article.replacing("Short ones drip.", with: "Use Safari Mac pages too."))
    #expect(text.contains("Use Safari Mac pages too."))
  }

  @Test func aTitleMayStandInFrontOfADevice() throws {
    let text = try text(article.replacing("KettlesA kettle boils", with: "KettlesiPhone boils"))
    #expect(text.contains("# Kettles\n\niPhone boils water in iOS, macOS, and SwiftUI previews."))
  }

  /// What fell apart at its capitals, and what only looks like it.
  @Test(arguments: [
    ("see UISteamController.", "see UISteamController."),
    ("see openLidAction.", "see openLidAction."),
    ("see pour(into:withSteam:).", "see pour(into:withSteam:)."),
    ("see PaymentCardReader.", "see PaymentCardReader."),
    ("a lid of 60x60 pt.", "a lid of 60x60 pt."),
    ("see Apple Kettle Store.", "see Apple Kettle Store."),
    ("use UIKit Kettles.", "use UIKit Kettles."), ("see Dark Mode.", "see Dark Mode."),
    ("see Split View.", "see Split View."), ("see Apple Kettle Style.", "see Apple Kettle Style."),
    ("people see how Kettle Tea works.", "people see how Kettle Tea works."),
    ("see all Bluetooth lids.", "see all Bluetooth lids."),
    ("see each App Clip Code.", "see each App Clip Code."),
    ("see live Activities.", "see live Activities."),
    ("use AVFoundation Playback.", "use AVFoundation Playback."),
  ])
  func namesOfInterfaces(written: String, read: String) throws {
    let raw = written.replacing("60x60", with: "60 x 60")
    let text = try text(article.replacing("Short ones drip.", with: "Short ones drip; \(raw)"))
    #expect(text.contains("Short ones drip; \(read)"), "\(text)")
  }

  /// A scraper took the end of a word for the name of a system.
  @Test func pluralsComeTogetherAgain() throws {
    let raw = String(decoding: page(article).bytes, as: UTF8.self)
    let broken = raw.replacing(
      "Short ones drip.", with: "It drips in both scenar iOS.")
    let outcome = ingested(
      RawPage(file: "kettles.md", name: "kettles.md", bytes: Array(broken.utf8)))
    let page = try #require(outcome.pages.first)
    let text = String(decoding: PageWriter.bytes(page), as: UTF8.self)
    #expect(text.contains("It drips in both scenarios."))
    #expect(outcome.ledger.addsUp)
  }

  @Test func onlyWholeWordsAreMended() {
    for (raw, mended) in [
      ("in scenar iOS.", "in scenar ios."), ("two rat iOS (10)", "two rat ios (10)"),
      ("fraud iOS asks", "fraud iOS asks"), ("in iOS", "in iOS"), ("rad iOSity", "rad iOSity"),
    ] {
      let bytes = Array(raw.utf8)
      #expect(SpacedNames.mended(bytes, in: 0..<bytes.count) == Array(mended.utf8), "\(raw)")
    }
  }

  @Test func labelsInARowAreAList() throws {
    let labels = """
      Display. A lid shines in the kitchen and shows the steam. Handles. People hold it in one hand. \
      They pour with the other. Spouts. Tea comes out of it.
      """
    let text = try text(
      article.replacing("It is often round.", with: "It is often round. " + labels))
    for label in ["Display", "Handles", "Spouts"] {
      #expect(text.contains("\n\n**\(label).** "), "\(label)")
    }
  }

  @Test func aCaptionEndsWhereAGuidelineBegins() throws {
    let caption = "A kettle with a round lid that stands on a stove in a small kitchen"
    let rule = "Prefer round lids. When people turn a round lid, it closes tightly and stays."
    let text = try text(
      article.replacing("Short ones drip.", with: "Short ones drip. \(caption) \(rule)"))
    #expect(text.contains("drip.\n\n\(caption)\n\n**Prefer round lids.** When people"))
  }

  @Test(arguments: [
    "The cook taps Keep in the alert.", "A button titled Include opens a window.",
    "A cook who wants more steam clicks Include in the menu.",
  ])
  func theNameOfAButtonCutsNoSentence(sentence: String) throws {
    let text = try text(article.replacing("Short ones drip.", with: "It drips. " + sentence))
    #expect(text.contains("It drips. " + sentence))
  }

  @Test func aTitleIsNotTheBeginningOfAWord() throws {
    let text = try text(article.replacing("KettlesA kettle boils", with: "Kettlesmith tools boil"))
    #expect(text.contains("\nKettlesmith tools boil water in iOS"))
  }

  /// Long headings behind the first are mostly below another.
  @Test func headingsOfManyWordsStandBelow() throws {
    let sections = "Cleaning pots and lids wellPots are round. They shine."
    let text = try text(article.replacing("macOSOn a Mac", with: sections + "macOSOn a Mac"))
    #expect(text.contains("\n## Spout length\n"))
    #expect(text.contains("\n### Cleaning pots and lids well\n"))
  }

  @Test func platformsSideBySideAreLabels() throws {
    let text = try text(
      article.replacing("macOSOn a Mac", with: "iPadOS, macOSIt is the same.iPadOSmacOSOn a Mac"))
    #expect(text.contains("\n### iPadOS, macOS\n"))
    #expect(!text.contains("# iPadOS\n"))
    #expect(!text.contains("# macOS\n"))
  }

  @Test func namesOfColumnsAreNoHeading() throws {
    let cells = "State Purpose LidsThe state of lids has a purpose."
    let text = try text(
      article.replacing("Spout length", with: cells + " A purpose helps. Spout length"))
    #expect(!text.contains("# State"))
  }

  @Test func aTitleMayHaveAHyphen() throws {
    let raw = String(
      decoding: page("In-home kettlesA kettle boils water. It is round.").bytes, as: UTF8.self)
    let titled = raw.replacing("title: Kettles", with: "title: In Home Kettles")
    let outcome = ingested(
      RawPage(file: "kettles.md", name: "kettles.md", bytes: Array(titled.utf8)))
    let found = try #require(outcome.pages.first)
    let text = String(decoding: PageWriter.bytes(found), as: UTF8.self)
    #expect(text.contains("\n# In-home kettles\n"))
    #expect(!text.contains("\n## In-home"))
  }

  @Test func guidelinesOpenParagraphs() throws {
    let text = try text(article)
    #expect(text.contains("\n\n**Use a kettle with a lid.** The lid keeps"))
    #expect(text.contains("\n\n**Avoid a kettle without a handle.** Hot metal"))
    #expect(!text.contains("**Prefer"))
  }

  @Test func aNoticeNeedsADate() throws {
    let noticed = try text("June 9, 2025 Added lids." + article)
    #expect(noticed.contains("| June 9, 2025 | Added lids. |"))
    let told = try text("Added lids. And spouts." + article)
    #expect(told.contains("**Added lids.** And spouts."))
  }

  @Test func anArticleMayBeginWithoutItsTitle() throws {
    let text = try text(String(article.dropFirst(7)))
    #expect(text.contains("title: Kettles\n"))
    #expect(text.contains("\nA kettle boils water"))
  }
}

extension SpacedTests {
  private static let pieces = [
    "Kettles", "Best practices", "Platform considerations", "Resources", "Related", "iOS", "macOS",
    "iPadOS, ", "tvOS", "SwiftUI", "UIKit", "Note", "Tip", "June 9, 2025", "Use a lid. ",
    "Avoid steam.", "Lids are round. ", "Spout length", "The spout pours.", "A pot:", "@2x", "3D",
    "Video with custom controls.", " Play ", ". ", "?", "“", "”", "(", ") ", "é", "\n", "\0", "🫖",
    "Change log", "DateChanges", "iPhone", "AirPlay", " — ", "a", "Ab",
  ]

  /// Whatever stands in a page, blanks alone are taken out, and each byte is found again.
  @Test func blanksAloneAreGone() throws {
    var random = SeededRandom(91)
    var count = 0
    for number in 0..<400 {
      let body = random.list(upTo: 60) { $0.pick(Self.pieces) }.joined()
      let scrape = Scrape(page("Kettles" + body))
      let content = scrape.lines[scrape.firstLine].lowerBound..<scrape.bytes.count
      guard let spaced = SpacedText(scrape, content: content) else { continue }
      count += 1
      let short = spaced.scrape.bytes
      #expect(short.filter { $0 != 0x20 } == scrape.bytes.filter { $0 != 0x20 }, "\(number)")
      for place in short.indices {
        guard scrape.bytes[spaced.restored(place)] == short[place] else {
          Issue.record("\(number): byte \(place)")
          break
        }
      }
      #expect(spaced.restored(short.count) == scrape.bytes.count, "\(number)")
    }
    #expect(count > 120)
  }

  @Test func ledgersAddUpAndWordsStay() {
    var random = SeededRandom(92)
    for number in 0..<150 {
      let body = random.list(upTo: 60) { $0.pick(Self.pieces) }.joined()
      let outcome = ingested(page(article + body))
      #expect(outcome.ledger.addsUp, "\(number)")
      #expect(outcome.pages.count == 1, "\(number)")
    }
  }
}
