import Bytes

/// Apple's own export of a page as Markdown: metadata as JSON in a comment on top.
enum AppleMarkdownShape: Shape {
  static let name = "apple-markdown"
  static let summary = "Apple’s own Markdown export"

  static func resembles(_ scrape: Scrape) -> Bool {
    let text = Scrape.trimmed(scrape.text)
    guard ByteSearch.starts(text, with: "<!--") else { return false }
    return Scrape.trimmed(text.dropFirst(4)).first == UInt8(ascii: "{")
  }
}
