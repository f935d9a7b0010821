import Model
import Testing

@Suite struct FigureTests {
  @Test func aPictureAndTheWordsUnderIt() throws {
    let page = parsed("# T\n\n![A *red* box](box.png)\n\nThe box, closed\n\nText goes on.\n")
    let figure = try #require(page.figures.first)
    #expect(figure.source == "box.png" && figure.alt == "A red box")
    #expect(page.nodes[figure.node].line == 3)
    let caption = try #require(figure.caption)
    #expect(page.plainText(of: caption..<page.nodes[caption].end) == "The box, closed")
  }

  @Test(arguments: [
    "![a](b)\n\nText goes on.\n", "![a](b)\n\n![c](d)\n", "![a](b)\n\n**Lead.** Text\n",
    "![a](b)\n\n- item\n", "![a](b)\n", "![a](b)\n\n## H\n", "![a](b)\n\nAs follows:\n",
  ])
  func whatIsNoCaption(markdown: String) {
    let figures = parsed(markdown).figures
    #expect(!figures.isEmpty && figures.allSatisfy { $0.caption == nil })
  }

  @Test func wordsRightUnderAPictureAreItsCaptionWhateverTheyEndWith() throws {
    let page = parsed("![a](b)\n![c](d)\nThe box is closed.\n\nText goes on.\n")
    let caption = try #require(page.figures.last?.caption)
    #expect(page.plainText(of: caption..<page.nodes[caption].end) == "The box is closed.")
    #expect(page.figures.first?.caption == nil)
  }

  @Test func theLastOfSeveralHasTheCaption() {
    let figures = parsed("![a](b)\n![c](d)\n\nBoth of them (in red)\n").figures
    #expect(figures.map(\.source) == ["b", "d"])
    #expect(figures.map { $0.caption == nil } == [true, false])
  }

  @Test func aPictureInALineOfTextIsNoFigure() {
    #expect(parsed("Press ![plus](p.png) now.\n\n| ![a](b) |\n|-|\n").figures == [])
  }
}
