import Bytes
import Diagnostics
import Model
import TestSupport
import Testing

@testable import Ingest

/// Feeds with the text of their entries, and exported notes: each is a page.
@Suite struct XMLPackageTests {
  private static let guidelines = "https://developer.apple.com/design/human-interface-guidelines/"
  private static let html = "<h1>Cups</h1><p>A cup holds <b>tea</b> &amp; milk.</p>"
  private static let escaped =
    "&lt;h1&gt;Cups&lt;/h1&gt;&lt;p&gt;A cup holds &#60;b>tea&lt;/b&#x3E; &amp;amp; milk.&lt;/p&gt;"

  private static let rss = """
    <?xml version="1.0"?>
    <!-- made by a reader -->
    <rss version="2.0"><channel><title>Tea</title><link>https://tea.example</link>
    <item><title>Cups &amp; mugs</title><link>\(guidelines)cups</link>
    <description>Short.</description><content:encoded><![CDATA[\(html)]]></content:encoded></item>
    <item><title>Nothing</title><link>https://tea.example/none</link></item>
    </channel></rss>
    """
  private static let atom = """
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom"><title>Tea</title>
    <entry><title>Cups</title><link rel="edit" href="https://tea.example/edit"/>
    <link rel="alternate" href="\(guidelines)cups"/><id>urn:1</id>
    <content type="html">\(escaped)</content></entry>
    <entry><title>Empty</title><id>urn:2</id><content/></entry></feed>
    """
  private static let notes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
    <en-export><note><title>Cups</title><content><![CDATA[<?xml version="1.0"?>
    <!DOCTYPE en-note SYSTEM "x"><en-note>\(html)</en-note>]]></content><note-attributes>
    <source-url>\(guidelines)cups</source-url></note-attributes></note>
    <note><title>No text</title></note></en-export>
    """

  @Test(arguments: [
    (rss, "a feed"), (atom, "a feed"), (notes, "an export of notes"),
    (atom.replacing(escaped, with: "<div>\(html)</div>"), "a feed"),
  ])
  func eachEntryIsAPage(text: String, form: String) throws {
    let package = try #require(Package(raw(text, "tea.xml")))
    #expect(package.pages.map(\.name) == ["tea.xml/cups.html"])
    #expect(package.diagnostics.map(\.summary) == ["The file is \(form) with a page"])
    #expect(package.diagnostics.first?.why?.contains("1 other part") == true)
    let page = try #require(ingested(package.pages[0]).pages.first)
    #expect(page.frontMatter.url == Self.guidelines + "cups")
    #expect(
      String(decoding: page.body, as: UTF8.self) == """
        # Cups

        A cup holds **tea** & milk.

        """)
  }

  private func item(_ description: String, _ address: String = "https://tea.example/cups") -> String
  {
    "<item><title>Cups</title><link>\(address)</link>"
      + "<description>\(description)</description></item>"
  }

  /// A feed of news has a sentence for each, and no pages.
  @Test func aSentenceIsNoPage() throws {
    let news = (1...3).map {
      item("<![CDATA[Cup <b>\($0)</b> is here.]]>", "https://tea.example/\($0)")
    }
    #expect(Package(raw("<rss><channel>\(news.joined())</channel></rss>", "tea.xml")) == nil)
    let one = "<rss><channel>\(news.joined())\(item("&lt;p&gt;Tea.&lt;/p&gt;"))</channel></rss>"
    #expect(Package(raw(one, "tea.xml"))?.pages.map(\.name) == ["tea.xml/cups.html"])
  }

  /// The address of an entry is its own, whatever its text links to.
  @Test(arguments: [
    "<rss><channel>" + rssItem + "</channel></rss>",
    "<rss><channel><item><description><![CDATA[\(linked)]]></description>"
      + "<title>Cups</title><link>https://tea.example/cups</link></item></channel></rss>",
    atom.replacing(escaped, with: "<div>\(linked)<title>Pots</title></div>")
      .replacing("\(guidelines)cups", with: "https://tea.example/cups"),
  ])
  func theAddressIsTheOneOfTheEntry(text: String) {
    let page = Package(raw(text, "tea.xml"))?.pages.first
    #expect(page?.name == "tea.xml/cups.html")
    #expect(
      page.map { String(decoding: $0.bytes, as: UTF8.self) }?.contains(
        "saved from url=https://tea.example/cups ") == true)
  }

  private static let linked =
    "<link itemprop=\"url\" href=\"https://tea.example/pots\"><h1>Cups</h1><p>Tea.</p>"
  private static let rssItem =
    "<item><title>Cups</title><link>https://tea.example/cups</link>"
    + "<description><![CDATA[\(linked)]]></description></item>"

  /// The sign that ends a section of CDATA is parted over two of them.
  @Test func textGoesOnInTheNextSection() throws {
    let parts = "<![CDATA[<p>a]]]]><![CDATA[> b.</p>]]> &lt;p&gt;c&lt;/p&gt; <![CDATA[<p>d</p>]]>"
    let package = Package(raw("<rss><channel>\(item(parts))</channel></rss>", "tea.xml"))
    let page = try #require(package?.pages.first)
    #expect(
      String(decoding: page.bytes, as: UTF8.self).hasSuffix("<p>a]]> b.</p> <p>c</p> <p>d</p>"))
  }

  /// A feed of feeds says in front where an entry comes from.
  @Test func theSourceOfAnEntryIsNotTheEntry() {
    let source =
      "<entry><source><title>Planet</title><link href=\"https://tea.example/new\"/></source>"
    let package = Package(
      raw(Self.atom.replacing("<entry><title>Cups", with: source + "<title>Cups"), "tea.xml"))
    #expect(package?.pages.map(\.name) == ["tea.xml/cups.html"])
  }

  /// What stands in a comment is not there.
  @Test func commentsAreSkipped() {
    let old = "<!-- \(item("&lt;p&gt;Old.&lt;/p&gt;", "https://tea.example/old")) -->"
    let new = item("<!-- </description> -->&lt;p&gt;Tea.&lt;/p&gt;")
    let text = "<rss><channel>\(old)\(new)\(old)</channel></rss>"
    #expect(Package(raw(text, "tea.xml"))?.pages.map(\.name) == ["tea.xml/cups.html"])
    #expect(Package(raw("<rss><channel>\(old)<!-- \(new)</channel></rss>", "tea.xml")) == nil)
  }

  /// Other XML, damage and a feed without texts are none.
  @Test(arguments: [
    "<html><rss></rss><item><description>x</description></item></html>",
    "<rss><item><description>Tea", "<rss", "<feed><entry><content>x</content></entry></feed>",
    "<rss><item><title>A</title><description><![CDATA[x</description></item></rss>",
  ])
  func othersStay(text: String) { #expect(Package(raw(text, "tea.xml")) == nil) }

  @Test func escapesOfXML() {
    let written = "a &lt;b&gt; &amp;amp; &quot;&apos;&#8217;&#x41; &nope; &#x110000; & &#;"
    #expect(
      String(decoding: XMLText.plain(Array(written.utf8)[...]), as: UTF8.self)
        == "a <b> &amp; \"'’A &nope; &#x110000; & &#;")
  }
}
