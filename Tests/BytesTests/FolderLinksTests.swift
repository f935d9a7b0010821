import Testing

@testable import Bytes

@Suite struct FolderLinksTests {
  @Test(arguments: [
    ("<a href=\"layout/index.html\">", "<a href=\"layout/\">"),
    ("<a href=\"../layout/index.html#Grid\" id=\"a\">", "<a href=\"../layout/#Grid\" id=\"a\">"),
    ("<a href=\"index.html\">", "<a href=\"./\">"),
    ("<a href=\"index.html?q=a#b\">", "<a href=\"./?q=a#b\">"),
    ("<a href=\"/index.html\">", "<a href=\"/\">"),
    ("<form id=\"a\" action=\"../b/index.html\">", "<form id=\"a\" action=\"../b/\">"),
    ("<p title=\"a > b\"><a href=\"a/index.html\">", "<p title=\"a > b\"><a href=\"a/\">"),
    (
      "<script>if (a<b) c('\"')</script><a href=\"a/index.html\">",
      "<script>if (a<b) c('\"')</script><a href=\"a/\">"
    ),
    ("<a href=\"a/index.html\"><a href=\"b/index.html\">", "<a href=\"a/\"><a href=\"b/\">"),
  ])
  func aLinkToAPageLeadsToItsFolder(page: String, other: String) {
    let made = FolderLinks.inPage(Array(page.utf8))
    #expect(String(decoding: made, as: UTF8.self) == other)
    #expect(FolderLinks.inPage(made) == made)
  }

  @Test(arguments: [
    "<p>Write href=\"layout/index.html\" there</p>", "<a href=\"https://example.org/index.html\">",
    "<a href=\"layout/old-index.html\">", "<a href=\"layout/index.html.md\">",
    "<a title=\"layout/index.html\">", "<a href=\"a/?to=/index.html\">",
    "<meta content=\"default-src 'none'\"><a href=\"layout/\">", "", "<", "<a href=\"",
  ])
  func allElseStays(page: String) {
    let made = FolderLinks.inPage(Array(page.utf8))
    #expect(String(decoding: made, as: UTF8.self) == page)
  }
}
