import Model
import Testing

@Suite struct LinkSchemeTests {
  @Test(arguments: [
    "https://example.org", "http://example.org", "mailto:a@example.org", "HTTPS://example.org",
    "#a", "/a", "a/b:c", "../a", "", "?a:b", "//example.org", "a b", "1a:b",
  ])
  func webMailAndPlacesAreAllowed(address: String) { #expect(LinkScheme.isAllowed(address)) }

  @Test(arguments: [
    "javascript:x", "JavaScript:x", " javascript:x", "java\nscript:x", "\u{1}javascript:x",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "ftp://example.org", "x-apple:a",
    "blob:x", "tel:1",
  ])
  func otherSchemesAreNot(address: String) { #expect(!LinkScheme.isAllowed(address)) }

  @Test(arguments: [
    ("https://example.org/a", true), ("http://a", true), ("https://", false), ("https:a", false),
    ("mailto:a@example.org", false), ("example.org", false), ("https://a b", false),
    ("javascript://example.org", false), ("https://a\u{0}", false), ("", false),
  ])
  func anAddressOfTheWebIsWhole(address: String, isWeb: Bool) {
    #expect(LinkScheme.isWeb(address) == isWeb)
  }
}
