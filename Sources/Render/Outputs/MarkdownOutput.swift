import Bytes
import Model

/// `<folder>/index.md`: the page as Markdown, for people and programs that would rather read that.
struct MarkdownOutput: PageOutputFormat {
  static let id = "markdown"

  func files(_ index: Int, _ context: RenderContext) -> Rendered {
    let page = context.site.pages[index]
    guard let text = Self.text(of: page, context) else { return Rendered() }
    return Rendered(files: [OutputFile(path(of: page), text)])
  }

  /// The page with its title; nil if nobody has its Markdown.
  static func text(of page: SitePage, _ context: RenderContext) -> [UInt8]? {
    guard let source = context.sources[page.document.frontMatter.key] else { return nil }
    let hasTitle = source.body.starts(with: "# ".utf8)
    return ShownText.bytes((hasTitle ? [] : Array("# \(page.title)\n\n".utf8)) + source.body)
  }

  private func path(of page: SitePage) -> String { page.folder + "/index.md" }

  /// The twin's address from the root; nil for a page without one.
  static func href(of page: SitePage, _ context: RenderContext) -> String? {
    guard context.sources[page.document.frontMatter.key] != nil else { return nil }
    return RelativePath.encoded(page.folder + "/index.md")
  }
}
