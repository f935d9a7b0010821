import Testing

@testable import Ingest

/// From `](` to the closing bracket.
@Suite struct LinkAddressTests {
  private func read(_ text: String) -> String? {
    LinkAddress(.init(text: "]" + text), at: 0).map { String(decoding: $0.normal, as: UTF8.self) }
  }

  private static let pages = "https://developer.apple.com/design/human-interface-guidelines"

  @Test(arguments: [
    ("(https://x.test)", "https://x.test"), ("( a )", "a"), ("(a(b)c)", "a(b)c"), ("()", ""),
    ("(a\\)b)", "a%29b"), ("(a\\_b)", "a_b"), ("(<a b>)", "<a b>"), ("(a \"T\")", "a \"T\""),
    ("(a 'T')", "a 'T'"), ("(#a)", "#a"), ("(//x.test/a)", "//x.test/a"),
    (
      "(https://web.archive.org/web/20250101000000/https://developer.apple.com/a#b)",
      "https://developer.apple.com/a#b"
    ),
    (
      "(http://web.archive.org/web/2025im_/https://docs-assets.developer.apple.com/x.png)",
      "https://docs-assets.developer.apple.com/x.png"
    ),
    ("(//web.archive.org/web/2025/\(pages)/kitchen/cups)", pages + "/cups"),
    ("(/web/2025/https://www.apple.com/a)", "https://www.apple.com/a"),
    (
      "(https://web.archive.org/web/2025/https://x.test/a)",
      "https://web.archive.org/web/2025/https://x.test/a"
    ),
    (
      "(https://web.archive.org/web/2025*/apple.com)", "https://web.archive.org/web/2025*/apple.com"
    ),
    ("(/a/b)", "https://developer.apple.com/a/b"),
    ("(/design/human-interface-guidelines/cups)", pages + "/cups"),
    ("(/design/human-interface-guidelines/kitchen/cups#Hot)", pages + "/cups#Hot"),
    ("(http://developer.apple.com/design/human-interface-guidelines)", pages),
  ])
  func addressesAreCanonical(text: String, address: String) { #expect(read(text) == address) }

  /// Only a host of Apple’s is led to.
  @Test(arguments: [
    "https://evilapple.com/x", "https://evil.test?apple.com", "https://evil.test#apple.com",
    "http://snapple.com/a", "https://user:apple.com/x.png", "https://evil.test@apple.com/x",
    "httpx://apple.com/a", "https://apple.com.evil.test/a", "https://",
  ])
  func archivesOfOthersStay(address: String) {
    let copy = "https://web.archive.org/web/2020/" + address
    #expect(read("(\(copy))") == copy)
  }

  @Test(arguments: ["", "a", "(a", "(a b)", "(a(b)", "(<a)", "(a \"T)", "(a \"T\" b)", "(<a<b>)"])
  func whatIsNoAddress(text: String) { #expect(read(text) == nil) }

  @Test func theEndIsBehindTheBracket() {
    let text = ArraySlice(text: "x](a \"T\" ) b")
    #expect(LinkAddress(text, at: 1).map { text[$0.end...].asText } == " b")
  }

  @Test func nothingLongOrDeepIsAnAddress() {
    let deep = String(repeating: "(", count: 40) + String(repeating: ")", count: 40)
    #expect(read(deep) == nil)
    #expect(read("(" + String(repeating: "a", count: LinkAddress.longest) + ")") == nil)
  }
}
