import Bytes
public import Model

/// All that goes into the files of one page.
public struct PageViews: Sendable {
  let views: [SetView]
  /// Pages of one key have the same files; nil if keys are not needed.
  public let key: [UInt8]?
}

/// Makes the files of a site. It never changes, so pages can be asked for from many threads.
public struct Renderer: Sendable {
  private let context: RenderContext
  /// What goes into every page; nil if keys are not needed.
  private let common: [UInt8]?

  /// `sources` are the normalized pages, for the Markdown twins; pages without one have no twin.
  /// `shelf` has the project's own pictures, for figures whose addresses have their names.
  /// `raw` is asked for a file when a page shows it, so that not all are in memory at a time.
  /// `downloads` are those that the site will have.
  /// `digests` are those of the pages’ files by name, if keys are wanted.
  public init(
    site: Site, library: TemplateLibrary, ledgers: [Ledger] = [],
    raw: @escaping RawText = { _ in nil }, sources: [SourcePage] = [],
    shelf: PictureShelf = PictureShelf(), downloads: [Download] = [],
    digests: [String: [UInt8]]? = nil
  ) {
    let context = RenderContext(
      site: site, library: library, ledgers: ledgers, raw: raw, sources: sources,
      shelf: shelf, downloads: downloads, digests: digests
    ).opened(WayRegistry.opened)
    self.context = context
    common = digests.map { _ in
      var print = Fingerprint()
      print.add(library.digest)
      print.add(context.shared)
      return print.digest
    }
  }

  private init(_ context: RenderContext, common: [UInt8]? = nil) {
    self.context = context
    self.common = common
  }

  /// The same for pages that name others about the same things. No other file does.
  public func naming(_ similar: [[SimilarPage]]) -> Renderer {
    Renderer(context.naming(similar), common: common)
  }

  /// What one page is made of, by its index in `Site.pages`.
  public func views(at index: Int) -> PageViews {
    let views = OutputRegistry.perPage.compactMap { $0.view(of: index, context) }
      .map { SetView($0, context) }
    return PageViews(views: views, key: key(of: views, at: index))
  }

  private func key(of views: [SetView], at index: Int) -> [UInt8]? {
    guard let common, context.file(of: index) != .null else { return nil }
    var print = Fingerprint()
    print.add(common)
    print.add(views.count)
    for view in views { print.add(view, context) }
    return print.digest
  }

  public func files(_ page: PageViews) -> Rendered {
    page.views.reduce(into: Rendered()) { $0.append(context.fill($1)) }
  }

  /// The files of one page.
  public func pageFiles(at index: Int) -> Rendered { files(views(at: index)) }

  /// The files of a page whose text was changed, among the others as they were.
  public func draft(of page: SitePage, at index: Int, from source: SourcePage) -> Rendered {
    Renderer(context.revised(page, at: index, source)).pageFiles(at: index)
  }

  /// The styles, scripts and icons of a library as they are published.
  public static func assets(of library: TemplateLibrary) -> [OutputFile] {
    AssetBundle(library.assets).files
  }

  /// What a worker of the site does, without the site's own values.
  public static func worker(of library: TemplateLibrary) -> [UInt8] {
    AssetBundle.worker(library.assets)
  }

  /// Everything that belongs to no single page, in parts, which can be made in any order, from many
  /// threads.
  public var siteParts: [@Sendable () -> Rendered] {
    let context = context
    return OutputRegistry.perSite.map { format in { @Sendable in format.files(context) } }
      + context.ways.map { way in { @Sendable in way.files(context) } }
  }
}
