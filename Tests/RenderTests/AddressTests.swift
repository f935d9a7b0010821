import Testing

@testable import Render

@Suite struct AddressTests {
  @Test(arguments: [
    ("https://example.com/a?b=1&c", "https://example.com/a?b=1&c"),
    ("HTTP://example.com", "HTTP://example.com"),
    ("mailto:me@example.com", "mailto:me@example.com"),
    ("https://example.com/\"<b>", "https://example.com/%22%3Cb%3E"),
    ("https://example.com/größe", "https://example.com/größe"),
    ("https://example.com/\\^`{|}", "https://example.com/%5C%5E%60%7B%7C%7D"),
  ])
  func letsWebAddressesPass(address: String, written: String) {
    #expect(WebAddress(address)?.text == written)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//example.com", "/a", "a", "",
    "https://", "http://", "mailto:", "https://example.com/\u{7F}",
    "https://example.com/a b", "https://example.com/\u{0}", "\u{1}https://example.com",
  ])
  func refusesOthers(address: String) {
    #expect(WebAddress(address) == nil)
  }

  @Test(arguments: [
    ("", "", "", "index.html"),
    ("", "boxes", "", "boxes/index.html"),
    ("boxes", "", "", "../index.html"),
    ("boxes", "layout", "iOS", "../layout/index.html#iOS"),
    ("ios-2014/views", "boxes", "", "../../boxes/index.html"),
    ("boxes", "boxes", "iOS", "#iOS"),
    ("boxes", "boxes", "", "../boxes/index.html"),
    ("boxes", "layout", "a b\"<é", "../layout/index.html#a%20b%22%3C%C3%A9"),
    ("boxes", "a?b#c", "", "../a%3Fb%23c/index.html"),
  ])
  func leadsFromPageToPage(start: String, goal: String, fragment: String, path: String) {
    #expect(RelativePath(from: start, to: goal, fragment: fragment).text == path)
  }
}
