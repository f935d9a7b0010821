import Diagnostics
import Model
import Parse
import SiteGraph

/// A connected site, and the normalised pages that it was made from.
struct Workpiece: Sendable {
  let site: Site
  let reviser: Reviser
  let sources: [SourcePage]
  /// Of the pages’ files, in their order.
  let digests: [[UInt8]]
}

extension Run {
  /// Pages parsed and connected; nil if there is nothing to build, or an error stands in the way.
  /// - Parameter despiteErrors: Go on with the pages that are sound, to find more.
  mutating func site(despiteErrors: Bool = false) async -> Workpiece? {
    var (settings, findings, bytes) = SettingsReader.read(project.settings, from: files)
    settingsBytes = bytes + defaults.bytes
    add(findings + defaults.diagnostics)
    settings = defaults.completing(settings)
    takeBaseURL(into: &settings)
    let pages = await pageFiles()
    let parsed = unique(await parse(pages))
    guard !parsed.isEmpty else {
      // After an error, raw files are not made pages: that there are none is no finding of its own.
      if !report.failed { add([nothingToBuild]) }
      return nil
    }
    count("page", parsed.count)
    let built = SiteBuilder.site(of: parsed.map(\.document), settings: settings)
    add(built.diagnostics)
    if despiteErrors ? report.broken : report.failed { return nil }
    return Workpiece(
      site: built.site, reviser: built.reviser,
      sources: parsed.map { LinkGuard.guarded($0.source, $0.document) },
      digests: parsed.map(\.digest))
  }
}

extension Run {
  private typealias Parsed = (source: SourcePage, document: Document, digest: [UInt8])

  private mutating func parse(_ pages: [PageFile]) async -> [Parsed] {
    let known = memory?.pages ?? [:]
    let results = await Parallel.map(pages, jobs: jobs, step: step("Parsing", of: pages.count)) {
      page in
      if let old = known[page.path], old.file == page { return old }
      return ParsedPage(page)
    }
    memory?.keep(results)
    origins.meet(results.compactMap { $0.parsed?.source })
    add(results.flatMap(\.diagnostics))
    return results.compactMap { page in
      page.parsed.map { (source: $0.source, document: $0.document, digest: page.digest) }
    }
  }

  /// Two files that claim to be one page: the first in order of path is it, the other gets a slug
  /// of its own.
  private mutating func unique(_ parsed: [Parsed]) -> [Parsed] {
    let wanted = Set(parsed.map(\.source.frontMatter.key))
    var taken: [PageKey: String] = [:]
    return parsed.map { page in
      let (front, file) = (page.source.frontMatter, page.source.file)
      guard let other = taken[front.key] else {
        taken[front.key] = file
        return page
      }
      let numbered = (2...).lazy.map { front.key.numbered($0) }
      let key = numbered.first { !wanted.contains($0) && taken[$0] == nil } ?? front.key
      taken[key] = file
      add([Self.taken(front.key, key, file, other)])
      return (page.source.renamed(key.slug), page.document.renamed(key.slug), page.digest)
    }
  }

  private static func taken(
    _ wanted: PageKey, _ key: PageKey, _ file: String, _ other: String
  ) -> Diagnostic {
    Diagnostic(
      .nameTaken, at: SourceLocation(file: file, line: 1, column: 1),
      "the page “\(wanted.slug)” of the edition “\(wanted.edition)” is also in \(other); "
        + "this one is published as “\(key.slug)”",
      why: "Both would be written to one place, and one would hide the other.",
      remedy: "Give one of them another slug, or remove it.")
  }

  private mutating func takeBaseURL(into settings: inout SiteSettings) {
    guard let given = project.options.baseURL else { return }
    settings.baseURL = BaseURL.normalised(given)
    guard settings.baseURL == nil else { return }
    let place = SourceLocation(file: "--base-url")
    add([Diagnostic(.settings, at: place, BaseURL.problem(given), remedy: BaseURL.remedy)])
  }

  private var nothingToBuild: Diagnostic {
    Diagnostic(
      .nothingToBuild, at: SourceLocation(file: project.pages),
      "there are no pages to make a site of",
      remedy: "Put scrapes below content/raw, or name their folder with --raw.")
  }
}
