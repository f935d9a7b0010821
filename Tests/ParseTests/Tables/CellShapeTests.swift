import Cells
import Testing

@testable import Parse

@Suite struct CellShapeTests {
  private func shape(_ words: String) -> CellShape { CellShape(CellText(words: words)) }

  @Test(arguments: [
    ("120x120", "9x9"), ("305.5×141", "9x9"), ("954x1373 *", "9x9"), ("44 pt", "9pt"),
    ("44PT", "9pt"), ("1,024", "9"), ("+0.24", "+9"), ("90%", "9%"), ("1.", "9."),
    ("1x1 pt (2x2 px @2x)", "9x9pt(9x9px@9x)"),
  ])
  func figures(words: String, expected: String) {
    #expect(shape(words) == .figures(expected))
  }

  @Test(arguments: [
    "Canvas", "a", "*", "iPad Pro 12.9-inch", "Step 1", "日本", "×",
    "1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7",
  ])
  func words(words: String) {
    #expect(shape(words) == .words)
  }

  @Test(arguments: ["", "-", "–", "—", "N/A", "n/a"])
  func nothing(words: String) {
    #expect(shape(words) == .absent)
  }

  @Test func aPictureIsNotNothing() {
    #expect(CellShape(CellText(words: "", pictures: [""])) == .words)
  }

  @Test func sizes() {
    #expect(shape("1x1").isSize && shape("20×30 pt").isSize)
    #expect(!shape("1").isSize && !shape("44 pt").isSize && !shape("Lamp").isSize)
  }
}
