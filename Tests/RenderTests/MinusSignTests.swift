import Testing

@testable import Render

@Suite struct MinusSignTests {
  @Test(arguments: [
    ("-6", "−6"), ("-0.08", "−0.08"), ("-", "-"), ("-x", "-x"), ("6-7", "6-7"), ("", ""),
    ("--1", "--1"),
  ])
  func aHyphenBeforeANumberIsAMinus(text: String, shown: String) {
    #expect(MinusSign.shown(text) == shown)
  }
}
