import Checks
import Diagnostics
import Model
import PageFormat
import Parse
import SiteGraph

extension Run {
  /// Pages parsed and connected; nil if there is nothing to build, or an error stands in the way.
  mutating func site() async -> Site? {
    var (settings, findings) = SettingsReader.read(project.settings, from: files)
    add(findings)
    takeBaseURL(into: &settings)
    let pages = await pageFiles()
    let documents = await parse(pages)
    guard !documents.isEmpty else {
      add([nothingToBuild])
      return nil
    }
    count("page", documents.count)
    let built = SiteBuilder.site(of: documents, settings: settings)
    add(built.diagnostics)
    return report.failed ? nil : built.site
  }

  mutating func check(_ site: Site) { add(CheckRegistry.findings(in: site)) }
}

extension Run {
  private mutating func parse(_ pages: [PageFile]) async -> [Document] {
    let parsed = await Parallel.map(pages, jobs: jobs, step: step("Parsing", of: pages.count)) {
      page -> (document: Document?, diagnostics: [Diagnostic]) in
      let (source, problems) = PageReader.read(page.bytes, file: page.path)
      guard let source else { return (nil, problems) }
      let (document, findings) = DocumentParser.parse(source)
      return (document, problems + findings)
    }
    add(parsed.flatMap(\.diagnostics))
    return unique(parsed.compactMap(\.document))
  }

  /// Two files that claim to be one page: the first is taken, the other is an error.
  private mutating func unique(_ documents: [Document]) -> [Document] {
    var first: [PageKey: Document] = [:]
    return documents.filter { document in
      let key = document.frontMatter.key
      guard let other = first[key] else {
        first[key] = document
        return true
      }
      add([
        Diagnostic(
          "duplicate-slug", .error, at: SourceLocation(file: document.file),
          "the page “\(key.slug)” of the edition “\(key.edition)” is also in \(other.file)",
          remedy: "Give one of them another slug, or remove it.")
      ])
      return false
    }
  }

  private mutating func takeBaseURL(into settings: inout SiteSettings) {
    guard let given = project.options.baseURL else { return }
    settings.baseURL = BaseURL.normalised(given)
    guard settings.baseURL == nil else { return }
    let place = SourceLocation(file: "--base-url")
    add([Diagnostic("settings", .error, at: place, BaseURL.problem(given), remedy: BaseURL.remedy)])
  }

  private var nothingToBuild: Diagnostic {
    Diagnostic(
      "nothing-to-build", .error, at: SourceLocation(file: project.pages),
      "there are no pages to make a site of",
      remedy: "Put scrapes below content/raw, or name their folder with --raw.")
  }
}
