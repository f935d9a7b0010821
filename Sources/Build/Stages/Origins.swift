import Bytes
import Diagnostics
import Ingest
import Model

/// Leads from a place in a page to the place in the raw file that it was made from. Known for pages
/// whose raw files were read in the same run and whose text is still what these give.
struct Origins: Sendable {
  /// By the page's file; `lines` are above the body.
  private var pages: [String: (lines: Int, origin: PageOrigin)] = [:]

  init() {}

  /// Of the pages that are built.
  init(of sources: [SourcePage], from raw: RawLines?) {
    guard let raw else { return }
    for page in sources {
      guard let origin = raw.origin(of: page) else { continue }
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

/// What raw files gave: the lines that each page’s came from, if its text is still what they give.
struct RawLines: Sendable {
  private var pages: [PageKey: (body: [UInt8], origin: PageOrigin)] = [:]

  init(_ harvest: Harvest) {
    for page in harvest.pages {
      guard let origin = harvest.origins[page.frontMatter.key] else { continue }
      pages[page.frontMatter.key] = (Self.digest(of: page), origin)
    }
  }

  /// nil for one that was edited by hand, which has lines of its own.
  func origin(of page: SourcePage) -> PageOrigin? {
    guard let known = pages[page.frontMatter.key], known.body == Self.digest(of: page) else {
      return nil
    }
    return known.origin
  }

  private static func digest(of page: SourcePage) -> [UInt8] { SHA256.digest(Array(page.body)) }
}
