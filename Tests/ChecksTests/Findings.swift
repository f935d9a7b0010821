import Diagnostics
import Model
import Parse
import SiteGraph

@testable import Checks

/// A page as a test writes it.
struct TestPage {
  var slug: String
  var markdown = "# A\n"
  var front: (inout FrontMatter) -> Void = { _ in }
}

/// What the rules find on pages, given as slug and Markdown: place, level, rule.
func findings(_ pages: [(slug: String, markdown: String)]) -> [String] {
  diagnostics(pages).map { "\($0.location.text) \($0.level) \($0.rule)" }
}

func diagnostics(_ pages: [(slug: String, markdown: String)]) -> [Diagnostic] {
  CheckRegistry.findings(
    in: subject(of: pages.map { TestPage(slug: $0.slug, markdown: $0.markdown) }))
}

/// What one rule finds.
func findings(
  of rule: any Check.Type, _ pages: [TestPage], _ settings: SiteSettings = SiteSettings(),
  _ change: (inout CheckedSite) -> Void = { _ in }
) -> [Diagnostic] {
  var subject = subject(of: pages, settings)
  change(&subject)
  return rule.findings(in: subject).inOrder
}

func subject(of pages: [TestPage], _ settings: SiteSettings = SiteSettings()) -> CheckedSite {
  let documents = pages.map { page in
    var front = FrontMatter(title: "T \(page.slug)", slug: Slug(making: page.slug), url: "")
    page.front(&front)
    return DocumentParser.parse(
      SourcePage(
        frontMatter: front, body: Array(page.markdown.utf8), file: "\(page.slug).md", bodyLine: 5)
    ).document
  }
  return CheckedSite(SiteBuilder.site(of: documents, settings: settings).site)
}

extension Diagnostic {
  /// Place and words, as a test wants them.
  var told: String { "\(location.text) \(summary)" }
}

/// A check's rule, or else one of a stage of the build.
func known(_ id: String) -> Rule {
  CheckRegistry.rules.first { $0.id == id } ?? Rule(id, .error, "A rule of a stage.")
}
