public import Model

/// The bytes of the raw file of a ledger; nil if they cannot be had any more.
public typealias RawText = @Sendable (Ledger) -> [UInt8]?

/// Makes the files of a site. It never changes, so pages can be asked for from many threads.
public struct Renderer: Sendable {
  private let context: RenderContext
  private let fingerprints: PageFingerprints?

  /// `sources` are the normalised pages, for the Markdown twins; pages without one have no twin.
  /// `similar` are the pages that are about the same things, by page.
  /// `pictures` are the project's own, for figures whose pictures have their names.
  /// `raw` is asked for a file when a page shows it, so that not all are in memory at a time.
  /// `digests` are those of the pages’ files by name, if fingerprints are wanted; `ground` stands
  /// for all that pages are made of and that is not given here otherwise.
  public init(
    site: Site, library: TemplateLibrary, ledgers: [Ledger] = [],
    raw: @escaping RawText = { _ in nil }, sources: [SourcePage] = [],
    similar: [[SimilarPage]] = [], pictures: [LocalPicture] = [], digests: [String: [UInt8]]? = nil,
    ground: [UInt8] = []
  ) {
    context = RenderContext(
      site: site, library: library, ledgers: ledgers, raw: raw, sources: sources,
      similar: similar, pictures: pictures)
    fingerprints = digests.map { [context] in
      PageFingerprints(context, files: $0, ground: ground)
    }
  }

  private init(_ context: RenderContext) {
    self.context = context
    fingerprints = nil
  }

  /// The files of one page, by its index in `Site.pages`.
  public func pageFiles(at index: Int) -> Rendered {
    OutputRegistry.perPage.reduce(into: Rendered()) { $0.append($1.files(index, context)) }
  }

  /// What the files of a page depend on; nil if nobody knows.
  public func fingerprint(at index: Int) -> [UInt8]? { fingerprints?[index] }

  /// The files of a page whose text was changed, among the others as they were.
  public func draft(of page: SitePage, at index: Int, from source: SourcePage) -> Rendered {
    Renderer(context.revised(page, at: index, source)).pageFiles(at: index)
  }

  /// The styles, scripts and icons of a library as they are published.
  public static func assets(of library: TemplateLibrary) -> [OutputFile] {
    AssetBundle(library.assets).files
  }

  /// Everything that belongs to no single page.
  public func siteFiles() -> Rendered {
    OutputRegistry.perSite.reduce(into: Rendered()) { $0.append($1.files(context)) }
  }
}
