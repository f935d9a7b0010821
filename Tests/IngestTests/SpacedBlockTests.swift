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
