import Bytes
import Diagnostics
import Ingest
import Model

/// Leads from a place in a page to the place in the raw file that it was made from. Known for pages
/// whose raw files were read in the same run and whose text is still what these give.
struct Origins: Sendable {
  private let raw: RawLines?
  /// By file.
  private var pages: [String: SourcePage] = [:]

  init() { raw = nil }

  /// Of the pages that are built.
  init(of sources: [SourcePage], from raw: RawLines?) {
    self.raw = raw
    guard raw != nil else { return }
    pages = Dictionary(sources.map { ($0.file, $0) }) { first, _ in first }
  }

  /// The findings, each with the raw place that it is about if there is one and it is not known
  /// yet. A page is looked up once: it may have thousands of them.
  func traced(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let raw else { return diagnostics }
    var origins: [String: PageOrigin?] = [:]
    return diagnostics.map { diagnostic in
      let place = diagnostic.location
      guard diagnostic.origin == nil, let page = pages[place.file] else { return diagnostic }
      let origin = origins[place.file] ?? raw.origin(of: page)
      origins[place.file] = .some(origin)
      guard let entry = origin?.entry(of: place.line - page.bodyLine + 1) else {
        return diagnostic
      }
      return diagnostic.made(from: SourceLocation(file: entry.file, line: entry.rawLine))
    }
  }
}

/// What raw files gave: the lines that each page’s came from.
struct RawLines: Sendable {
  private let pages: [PageKey: (body: UInt64, origin: PageOrigin)]

  init(_ harvest: Harvest, jobs: Int) async {
    let sums = await Parallel.map(harvest.pages, jobs: jobs) { QuickSum.of($0.body) }
    let pages = zip(harvest.pages, sums).compactMap { page, sum in
      let key = page.frontMatter.key
      return harvest.origins[key].map { (key, (body: sum, origin: $0)) }
    }
    self.pages = Dictionary(pages) { $1 }
  }

  /// nil for a page that was edited by hand, which has lines of its own. Its text is compared only
  /// here, since most pages have no finding.
  func origin(of page: SourcePage) -> PageOrigin? {
    guard let known = pages[page.frontMatter.key], known.body == QuickSum.of(page.body) else {
      return nil
    }
    return known.origin
  }
}
