import Testing

@testable import Parse
import Vocabulary

@Suite struct SymbolWordsTests {
  @Test(arguments: [
    (" Box ", "Box"), (".lid", "lid"), (".ics", ".ics"), (".", "."), (".5", ".5"), ("a  b", "a b"),
    ("", ""),
  ])
  func bareNames(text: String, name: String) { #expect(SymbolWords.bare(text) == name) }

  @Test(arguments: [
    "box", "Box", "_box", "Box.lid", "open()", "open(_:at:)", "box2", "Box.open(_:)",
  ])
  func names(text: String) { #expect(SymbolWords.isName(text)) }

  @Test(arguments: [
    "", "a b", "2box", "box.", ".box", "a..b", "open(", "open(1 + 2)", "open(_:) now", "logo.png",
    "a-b", "größe", "a=b", "*",
  ])
  func otherWords(text: String) { #expect(!SymbolWords.isName(text)) }

  @Test(arguments: ["boxLid", "Box", "open()", "Box.lid", "NSBox"])
  func unmistakable(text: String) { #expect(SymbolWords.isUnmistakable(text)) }

  @Test(arguments: ["box", "GET", "PDF", "box.lid", "box2", "A"])
  func couldBeAnything(text: String) { #expect(!SymbolWords.isUnmistakable(text)) }

  @Test(arguments: ["box.fill", "square.2.layers.3d", "a.b.c"])
  func pictures(text: String) { #expect(SymbolWords.isPicture(text)) }

  @Test(arguments: ["box", "Box.fill", ".box", "box.", "box.png", "a..b", "a.b()", "1.5", ""])
  func noPictures(text: String) { #expect(!SymbolWords.isPicture(text)) }

  @Test func frameworksHaveTheirCapitals() {
    #expect(FrameworkNames.name(of: "uikit") == "UIKit")
    #expect(FrameworkNames.name(of: "SWIFTUI") == "SwiftUI")
    #expect(FrameworkNames.name(of: "newKit") == "newKit")
  }
}
