import Testing

@testable import SearchCore

struct TypedColorTests {
  @Test(arguments: [
    ("#FF383C", "rgb 255 56 60"), ("#00c805", "rgb 0 200 5"), ("#0a6400", "rgb 10 100 0"),
    ("#CB30E0", "rgb 203 48 224"), ("#FFCC00", "rgb 255 204 0"), ("255 56 60", "rgb 255 56 60"),
    ("255, 56, 60", "rgb 255, 56, 60"), ("which color is #FF383C", "rgb 255 56 60"),
    ("what color is 255 56 60", "rgb 255 56 60"),
  ])
  func aColorIsSpelledAsItsNumbers(typed: String, spelled: String) {
    #expect(KeyNames.spelled(TypedColor.spelled(Array(typed.utf8))) == Array(spelled.utf8))
  }

  @Test(arguments: [
    "", "?", "#FFF", "FF383C", "255 56", "17 pt text", "#FF383C red", "1x 2x 3x",
    "16e 17 17e", "44x44 60x60 76x76", "1000 1 1", "255 56 60 red", "255 56 60 1",
    "is blue 255 56 60", "button #FF383C", "title 3 20 25", "grid 8 8 8", "8 8 8",
  ])
  func anythingElseStays(typed: String) {
    #expect(TypedColor.spelled(Array(typed.utf8)) == Array(typed.utf8))
  }
}
