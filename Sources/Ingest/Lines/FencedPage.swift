import Bytes

/// A page within a fence of code, as a chat answers, and a few lines of the chat around it.
struct FencedPage {
  /// What is in the fence.
  let lines: Range<Int>

  init?(_ scrape: Scrape, in text: Range<Int>) {
    let filled = text.lazy.filter { !scrape.isBlank($0) }
    guard let open = filled.prefix(Self.mostAround + 1).first(where: { Self.opens(scrape, $0) }),
      let fence = FenceLine(scrape.text(open)),
      let close = Self.close(of: fence, scrape, open + 1..<text.upperBound),
      (close + 1..<text.upperBound).count(where: { !scrape.isBlank($0) }) <= Self.mostAround,
      // A page that has a title of its own shows how to write one.
      scrape.titleField == nil,
      !(text.lowerBound..<open).contains(where: { Self.isHeading(scrape, $0) }),
      !(close + 1..<text.upperBound).contains(where: { Self.isHeading(scrape, $0) }),
      (open..<close).contains(where: { HeadingLine.level(scrape.text($0)) != nil })
    else { return nil }
    lines = open + 1..<close
  }
}

extension FencedPage {
  /// Lines of the chat, in front of the fence and behind it.
  private static let mostAround = 3

  private static func isHeading(_ scrape: Scrape, _ line: Int) -> Bool {
    (HeadingLine.level(scrape.text(line)) ?? scrape.underlined(line)) != nil
  }

  /// A fence says that it has Markdown, or begins with a title.
  private static func opens(_ scrape: Scrape, _ line: Int) -> Bool {
    guard let fence = FenceLine(scrape.text(line)) else { return false }
    let language = scrape.text(line).dropFirst(fence.count).trimmed
    if language.isEmpty {
      return line + 1 < scrape.lines.count && HeadingLine.level(scrape.text(line + 1)) == 1
    }
    return ByteSearch.equal(language, "markdown") || ByteSearch.equal(language, "md")
  }

  /// The line that closes a fence: code in the page has fences of its own.
  private static func close(
    of fence: FenceLine, _ scrape: Scrape, _ lines: Range<Int>
  ) -> Int? {
    var inner: FenceLine?
    for line in lines {
      let text = scrape.text(line)
      if let open = inner {
        if open.isClosed(by: text) { inner = nil }
      } else if fence.isClosed(by: text) {
        return line
      } else {
        inner = FenceLine(text)
      }
    }
    return nil
  }
}
