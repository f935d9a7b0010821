public import Model

/// The bytes of the raw file of a ledger; nil if they cannot be had any more.
public typealias RawText = @Sendable (Ledger) -> [UInt8]?

/// Makes the files of a site. It never changes, so pages can be asked for from many threads.
public struct Renderer: Sendable {
  private let context: RenderContext

  /// `sources` are the normalised pages, for the Markdown twins; pages without one have no twin.
  /// `similar` are the pages that are about the same things, by page.
  /// `pictures` are the project's own, for figures whose pictures have their names.
  /// `raw` is asked for a file when a page shows it, so that not all are in memory at a time.
  public init(
    site: Site, library: TemplateLibrary, ledgers: [Ledger] = [],
    raw: @escaping RawText = { _ in nil }, sources: [SourcePage] = [],
    similar: [[Int]] = [], pictures: [LocalPicture] = []
  ) {
    context = RenderContext(
      site: site, library: library, ledgers: ledgers, raw: raw, sources: sources,
      similar: similar, pictures: pictures)
  }

  /// The files of one page, by its index in `Site.pages`.
  public func pageFiles(at index: Int) -> Rendered {
    OutputRegistry.perPage.reduce(into: Rendered()) { $0.append($1.files(index, context)) }
  }

  /// Everything that belongs to no single page.
  public func siteFiles() -> Rendered {
    OutputRegistry.perSite.reduce(into: Rendered()) { $0.append($1.files(context)) }
  }
}
