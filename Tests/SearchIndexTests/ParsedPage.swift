import Model
import Parse

/// A page from its Markdown.
enum ParsedPage {
  static func make(_ title: String, _ body: String) -> SitePage {
    let front = FrontMatter(title: title, slug: Slug(making: title.lowercased()), url: "")
    let source = SourcePage(
      frontMatter: front, body: Array("# \(title)\n\n\(body)\n".utf8), file: "a.md", bodyLine: 1)
    return SitePage(
      document: DocumentParser.parse(source).document, folder: front.slug.text, group: nil,
      previous: nil, next: nil, links: [:])
  }
}
