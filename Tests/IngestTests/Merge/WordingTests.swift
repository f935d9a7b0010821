import Testing

@testable import Ingest

/// What a page says already, however another shape cuts it.
@Suite struct WordingTests {
  private let page = Wording([
    .heading(2, "Filling a kettle"), .words("Open the **lid**, and [pour](/p) the water in."),
    .made(.table, rows: [["Cup", "Water needed"], ["Small one", "A quarter of a litre"]]),
    .made(.image, "![A kettle made of copper on a stove](k.png)"),
  ])

  @Test(arguments: [
    "Open the lid, and pour the water in.", "Filling a kettleOpen the lid",
    "Water neededSmall oneA quarter of a litre",
    "Open the lid, and pour the water in. But mind steam.",
  ])
  func isSaid(text: String) { #expect(page.says([.words(text)])) }

  @Test(arguments: [
    "Close the window, and draw the curtains.", "A kettle made of copper on a stove", "Open lid",
    "Open the lid, but only once the water has cooled and the whistle is silent.", "",
  ])
  func isNew(text: String) { #expect(!page.says([.words(text)])) }

  /// A number rolls on from letter to letter: it must not depend on what stood before.
  @Test func whereARunStandsDoesNotMatter() {
    for length in 0..<40 {
      let before = String(repeating: "z", count: length)
      #expect(Wording([.words(before), .words("twelveletter")]).says([.words("twelve letter")]))
    }
  }
}
