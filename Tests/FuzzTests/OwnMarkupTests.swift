import Testing

@testable import FuzzTargets

@Suite struct OwnMarkupTests {
  @Test(arguments: [
    "<p>a &lt;b&gt;</p>", "<a href=\"HTTPS://a\">b</a><br>", "<h2 id=\"a\">a</h2>", "",
  ])
  func isOurs(markup: String) { #expect(OwnMarkup.fault(in: Array(markup.utf8)) == nil) }

  @Test(arguments: [
    "<script>a</script>", "<p onclick=\"a\">b</p>", "<a href=\"javascript:a\">b</a>", "<p>", "a>b",
    "</p>", "<p><em></p></em>", "<img>", "<p style=\"a\"></p>", "<", "\u{0}<!--a-->",
  ])
  func isNotOurs(markup: String) { #expect(OwnMarkup.fault(in: Array(markup.utf8)) != nil) }

  @Test func isText() { #expect(OwnMarkup.fault(in: [0x3C, 0x70, 0x3E, 0xFF]) != nil) }
}
