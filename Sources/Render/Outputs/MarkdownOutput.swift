import Bytes
import Model

/// `<folder>/index.md`: the page as Markdown, for people and programs that would rather read that.
struct MarkdownOutput: PageOutputFormat {
  func view(of index: Int, _ context: RenderContext) -> View? {
    let page = context.site.pages[index]
    guard context.sources[page.document.frontMatter.key] != nil else { return nil }
    return View(
      path: Self.path(of: page),
      bytes: .later(of: context.file(of: index)) { .html(Self.text(of: page, context) ?? []) })
  }

  /// The page with its title; nil if its Markdown is missing.
  static func text(of page: SitePage, _ context: RenderContext) -> [UInt8]? {
    guard let source = context.sources[page.document.frontMatter.key] else { return nil }
    let body = source.body
    let hasTitle = body.starts(with: "# ".utf8)
    let text = RepeatedCells.written(withoutEmbedded(Array(body)))
    return ShownText.bytes(hasTitle ? text : Array("# \(page.title)\n\n".utf8) + text)
  }

  /// The addresses of pictures without where their bytes are in a raw file:
  /// `…/cup.png#embedded-3f2a….png`.
  private static func withoutEmbedded(_ body: [UInt8]) -> [UInt8] {
    let mark: StaticString = "#embedded-"
    var (text, rest): ([UInt8], ArraySlice<UInt8>) = ([], body[...])
    while let start = ByteSearch.first(of: mark, in: rest) {
      let name = rest[(start + mark.utf8CodeUnitCount)...].prefix(24)
      let digits = name.prefix { ByteClass.isDigit($0) || 0x61..<0x67 ~= $0 }
      let ending = name[digits.endIndex...].dropFirst().prefix(while: ByteClass.isLetter)
      let isOne =
        digits.count == 16 && name[digits.endIndex...].first == UInt8(ascii: ".")
        && body[ending.endIndex...].first.map { ") ".utf8.contains($0) } ?? false
      text += rest[..<start]
      if !isOne { text += rest[start..<ending.endIndex] }
      rest = rest[ending.endIndex...]
    }
    return text.isEmpty ? body : text + rest
  }

  private static func path(of page: SitePage) -> String { page.folder + "/index.md" }

  /// The twin's address from the root; nil for a page without one.
  static func href(of page: SitePage, _ context: RenderContext) -> String? {
    guard context.sources[page.document.frontMatter.key] != nil else { return nil }
    return RelativePath.encoded(path(of: page))
  }
}
