import Checks
import Diagnostics
import Model
import Parse
import SiteGraph

/// What the rules find on pages, given as slug and Markdown: place, level, rule.
func findings(_ pages: [(slug: String, markdown: String)]) -> [String] {
  diagnostics(pages).map { "\($0.location.text) \($0.level) \($0.rule)" }
}

func diagnostics(_ pages: [(slug: String, markdown: String)]) -> [Diagnostic] {
  let documents = pages.map { page in
    let front = FrontMatter(title: "T \(page.slug)", slug: page.slug, url: "")
    return DocumentParser.parse(
      SourcePage(
        frontMatter: front, body: Array(page.markdown.utf8), file: "\(page.slug).md", bodyLine: 5)
    ).document
  }
  let site = SiteBuilder.site(of: documents, settings: SiteSettings()).site
  return CheckRegistry.findings(in: site)
}
