import Testing

@testable import Render

@Suite struct TimesSignTests {
  @Test(arguments: [
    ("44x44 pt", "44×44 pt"), ("305.5x141", "305.5×141"), ("1024 x 768", "1024 × 768"),
    ("2x3x4", "2×3×4"), ("0.5x10", "0.5×10"), ("10x0.5", "10×0.5"),
    ("59X30 px", "59×30 px"), ("4X4x4", "4×4×4"),
  ])
  func betweenNumbersItIsShown(text: String, shown: String) {
    #expect(TimesSign.shown(text) == shown)
  }

  @Test(arguments: [
    "@2x", "2x", "x2", "0x10", "box 4", "4 x", "4x 4", "4 x4", "iPhone X 4", "x", "", "4xé", "0X10",
    "iPhone XR",
  ])
  func elsewhereItIsALetter(text: String) {
    #expect(TimesSign.shown(text) == text)
  }
}
