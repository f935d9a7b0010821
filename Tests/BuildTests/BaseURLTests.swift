import Build
import Testing

@Suite struct BaseURLTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org/"), ("http://a.example/b", "http://a.example/b/"),
    ("https://a.example/b/", "https://a.example/b/"),
  ])
  func endsWithASlash(text: String, address: String) {
    #expect(BaseURL.normalized(text) == address)
  }

  @Test(arguments: [
    "", "example.org", "https://", "https:///", "ftp://a.example", "https://a b", "https://a?b",
    "https://a#b", "https://a\"b", "https://a<b", "https://é.example", "javascript:x",
    "//a.example",
  ])
  func anythingElseIsNone(text: String) { #expect(BaseURL.normalized(text) == nil) }
}
