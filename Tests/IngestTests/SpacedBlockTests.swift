import Testing

@testable import Ingest

/// Where guidelines begin that no blank and no end mark separates from what is in front of them.
extension SpacedTests {
  static let guideline = "Maintain a minimum margin around the lid."
  static let reason = "People need room for their fingers, and the steam leaves the pot there."

  @Test(arguments: [
    "It costs $50.00.", "(See the lids.)", "Write [name of the kettle].",
  ])
  func aWordWithoutABlankBeginsABlock(before: String) throws {
    let body = "It drips. " + before + Self.guideline + " " + Self.reason
    let text = try text(article.replacing("Short ones drip.", with: body))
    #expect(text.contains("\(before)\n\n**\(Self.guideline)** People need"), "\(text)")
  }

  @Test(arguments: [
    "No mask Round mask", "Cold Hot", "A kettle that shows how far the water is and can whistle",
  ])
  func aGuidelineBeginsBehindLabels(labels: String) throws {
    let body = "It drips. \(labels) \(Self.guideline) \(Self.reason)"
    let text = try text(article.replacing("Short ones drip.", with: body))
    #expect(text.contains("\(labels)\n\n**\(Self.guideline)** People need"), "\(text)")
  }

  /// `Review` is a verb as well, and `Add` the name of a button.
  @Test(arguments: [
    "Kitchen Review evaluates all kettles with a lid.",
    "An Add button opens a menu of kettles and lids.", "Tea — Never boils for more than a minute.",
  ])
  func namesWithAVerbInsideAreNoGuideline(sentence: String) throws {
    let text = try text(
      article.replacing("Short ones drip.", with: "It drips. \(sentence) \(Self.reason)"))
    #expect(text.contains(sentence), "\(text)")
  }

  @Test func aListEndsBeforeAGuidelineThatIsExplained() throws {
    let list = "Use kettles to:Fill cups with tea. Cook eggs for many people. Warm a cold room. "
    let body = "It drips. " + list + Self.guideline + " " + Self.reason
    let text = try text(article.replacing("Short ones drip.", with: body))
    #expect(text.contains("- Cook eggs"), "\(text)")
    #expect(text.contains("\n\n**\(Self.guideline)** People need"), "\(text)")
  }
}

/// Where guidelines begin, and where they do not.
extension SpacedTests {
  @Test func commandsInARowAreNone() throws {
    let rows = "Tea Pour tea. Search for cups. Send cups. Request cups. "
    let text = try text(article.replacing("Short ones drip.", with: "It drips. " + rows))
    #expect(!text.contains("**Send") && !text.contains("**Pour"), "\(text)")
  }

  @Test func twoShortLabelsAreAList() throws {
    let labels = """
      People pour in one of two ways depending on the pot.Full cup. The tea fills the whole cup, and \
      people drink it at once.Half cup. The tea fills the cup to the half. People may drink it \
      later.
      """
    let text = try text(article.replacing("Short ones drip.", with: "It drips." + labels))
    #expect(text.contains("\n\n**Full cup.** The tea"), "\(text)")
    #expect(text.contains("\n\n**Half cup.** The tea"), "\(text)")
  }

  @Test func cellsWithoutAnEndLeaveTheGuidelineInFront() throws {
    let body = "It drips.\(Self.guideline) \(Self.reason) Pot Size Small 3 Large 4"
    let text = try text(
      article.replacing("Short ones drip.macOS", with: body + "Platform considerationsmacOS"))
    #expect(text.contains("**\(Self.guideline)** People need"), "\(text)")
  }

  /// What points elsewhere is the last of its paragraph.
  @Test func behindAPointerAGuidelineIsLikely() throws {
    let command = "Put the pot on a flat stone near the stove."
    let rest = "The stone keeps the pot warm for hours."
    let plain = "It drips. Tea is best when it is hot. \(command) \(rest)"
    let pointed = "It drips. For guidance, see Pots. \(command) \(rest)"
    let texts = try [plain, pointed].map { body in
      try text(article.replacing("Short ones drip.", with: body))
    }
    #expect(texts.map { $0.contains("**\(command)**") } == [false, true], "\(texts)")
  }

  @Test func twoWordsAreNoLabelUnlessTwoAreAnnounced() throws {
    let body = """
      Tea cools. Pour it soon, because people like it hot. Nobody drinks it cold. Kettles whistle. \
      They do so when the water boils in them. Nobody can miss it.
      """
    let text = try text(article.replacing("Short ones drip.", with: "Short ones drip. " + body))
    #expect(!text.contains("**Tea") && !text.contains("**Kettles whistle"), "\(text)")
  }

  /// Each word may begin a guideline behind labels, inside of a sentence that may be behind labels
  /// too.
  @Test(.timeLimit(.minutes(1))) func commandsWithoutEndCostNoTimeWithoutEnd() throws {
    let text = try text(article + String(repeating: "Anatomy Use it. ", count: 20_000))
    #expect(text.contains("Anatomy"))
  }
}
