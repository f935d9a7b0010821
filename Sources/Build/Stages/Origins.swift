import Diagnostics
import Ingest
import Model

/// Leads from a place in a page to the place in the raw file that it was made from. Known for pages
/// whose raw files were read in the same run and whose text is still what these give.
struct Origins: Sendable {
  /// By the page's file; `lines` are above the body.
  private var pages: [String: (lines: Int, origin: PageOrigin)] = [:]

  init() {}

  /// Of the pages that are built; one that was edited by hand has lines of its own.
  init(of sources: [SourcePage], from harvest: Harvest?) {
    guard let harvest else { return }
    let bodies = Dictionary(
      harvest.pages.map { ($0.frontMatter.key, $0.body) }, uniquingKeysWith: { $1 })
    for page in sources {
      let key = page.frontMatter.key
      guard let origin = harvest.origins[key], bodies[key] == page.body else { continue }
      pages[page.file] = (page.bodyLine - 1, origin)
    }
  }

  /// The finding with the raw place that it is about, if there is one.
  func traced(_ diagnostic: Diagnostic) -> Diagnostic {
    let place = diagnostic.location
    guard let page = pages[place.file], let entry = page.origin.entry(of: place.line - page.lines)
    else { return diagnostic }
    return diagnostic.made(from: SourceLocation(file: entry.file, line: entry.rawLine))
  }
}
