import Bytes
import Diagnostics
public import Model

/// The bytes of the raw file of a ledger; nil if they cannot be had any more.
public typealias RawText = @Sendable (Ledger) -> [UInt8]?

/// What every format reads: the site, the templates, and the values that all pages share.
struct RenderContext: Sendable {
  private(set) var site: Site
  let library: TemplateLibrary
  let assets: AssetBundle
  /// In order of file.
  let ledgers: [Ledger]
  let raw: RawText
  /// Which raw files each page's audit shows; nil if the site has no such pages.
  let auditPages: AuditPlan?
  /// Of each ledger, if keys are wanted: a compilation is shown on many pages.
  private let ledgerPrints: [[UInt8]]
  /// Normalized pages by what makes them one page.
  private(set) var sources: [PageKey: SourcePage]
  let navigation: NavigationValues
  /// What the cards of articles about groups may lead to.
  let goals: [String: CardList.Goal]
  private(set) var pictures: PictureList
  /// By page, others that are about the same things.
  private(set) var similar: [[SimilarPage]] = []
  private(set) var tables: TableFiles
  let shelf: PictureShelf
  /// Other forms of all pages, which the site has as files.
  let downloads: [Download]
  /// By page, the ids of its tables, rows and changes; nil for a page without any.
  private(set) var anchors: [DataAnchors?]
  /// The rows of all change logs.
  let changes: [ChangeRow]
  /// The digest of each page's own file, by its name; nil where it is not needed.
  let digests: [String: [UInt8]]?
  /// The ways in that lead to something.
  private(set) var ways: [any Way] = []
  /// What every page is filled with.
  private(set) var shared: TemplateValue = [:]
  /// The same as templates read them: the first value of every page.
  private(set) var common: ValueTable

  init(
    site: Site, library: TemplateLibrary, ledgers: [Ledger], raw: @escaping RawText,
    sources: [SourcePage], shelf: PictureShelf, downloads: [Download] = [],
    digests: [String: [UInt8]]?
  ) {
    self.site = site
    self.library = library
    let hasAudit = !ledgers.isEmpty && site.settings.audit != .none
    self.ledgers = hasAudit ? ledgers.sorted { $0.file < $1.file } : []
    self.raw = raw
    let hasPages = site.settings.audit == .pages && library.templates["audit-page"] != nil
    auditPages = hasAudit && hasPages ? AuditPlan(self.ledgers, site) : nil
    ledgerPrints =
      digests == nil
      ? []
      : self.ledgers.map { ledger in
        var print = Fingerprint()
        print.add(ledger)
        return print.digest
      }
    self.sources = Dictionary(sources.map { ($0.frontMatter.key, $0) }) { first, _ in first }
    self.digests = digests
    assets = AssetBundle(library.assets)
    navigation = NavigationValues(site, hasGroupPages: library.templates["group"] != nil)
    goals = CardList.goals(of: site)
    anchors = site.pages.map { Self.anchors(of: $0.document) }
    changes = ChangeRow.all(site, navigation, anchors)
    let hasPictures = library.templates["picture"] != nil && library.templates["pictures"] != nil
    tables = TableFiles(site)
    self.shelf = shelf
    self.downloads = downloads
    pictures = PictureList(hasPictures ? site.pages : [])
    common = ValueTable(names: library.program.names)
    _ = common.add([:])
  }

  private static func anchors(of document: Document) -> DataAnchors? {
    document.tables.isEmpty && document.changes.isEmpty ? nil : DataAnchors(document)
  }

  /// The same with the ways into it, and what every page shows of the site.
  func opened(_ ways: (RenderContext) -> [any Way]) -> RenderContext {
    var context = self
    context.ways = ways(self)
    context.shared = [
      "site": SiteValues.value(context),
      "assets": assets.value,
      "hasMainWays": .bool(context.ways.contains { $0.isMain }),
      "mainWays": context.mainWays(at: ""),
    ]
    context.common = ValueTable(names: library.program.names)
    _ = context.common.add(context.shared)
    return context
  }

  /// The same with pages that are about the same things.
  func naming(_ similar: [[SimilarPage]]) -> RenderContext {
    var context = self
    context.similar = similar
    return context
  }

  /// The same with another text of one page; what other pages show of it stays as it was.
  func revised(_ page: SitePage, at index: Int, _ source: SourcePage) -> RenderContext {
    var context = self
    let (old, new) = (site.pages[index].document.tables, page.document.tables)
    context.site = site.revised(page, at: index)
    context.anchors[index] = Self.anchors(of: page.document)
    context.tables = tables.revised(index, from: old, to: new)
    context.pictures = pictures.revised(index, with: new)
    context.sources[source.frontMatter.key] = source
    return context
  }

  /// The ways in the bar, the one that a folder belongs to marked.
  func mainWays(at folder: String) -> TemplateValue {
    .list(of: ways.filter(\.isMain)) { $0.link(at: folder) }
  }

  /// The name of a page's edition; null for today's.
  func edition(of page: Int) -> TemplateValue {
    let edition = site.pages[page].document.frontMatter.edition
    return edition == FrontMatter.current ? .null : .text(EditionName.of(edition))
  }

  /// The address of a section of a page, or of the page, from the root.
  func href(_ page: Int, section: Int?) -> String {
    let sections = site.pages[page].document.sections
    return navigation.href(page, anchor: section.map { sections[$0].anchor } ?? "")
  }

  /// The address of a page's audit from the root; nil for a page without one.
  func auditHref(of page: Int) -> String? {
    auditPages?.folder(of: page, in: site).map(RelativePath.page)
  }

  /// A raw file with what became of it, as what is made of it is known by.
  func print(of ledger: Int) -> [UInt8] {
    ledgerPrints.indices.contains(ledger) ? ledgerPrints[ledger] : []
  }

  /// A page's own file, as what is made of it is known by.
  func file(of page: Int) -> TemplateValue {
    digests?[site.pages[page].document.file].map { .html($0) } ?? .null
  }
}

extension RenderContext {
  /// The picture that stands for a page; null if the project does not have it.
  func emblem(of page: Int) -> TemplateValue {
    guard let emblem = site.pages[page].document.emblem,
      let picture = shelf.picture(of: emblem.source)?.largest
    else { return .null }
    let files = picture.picture
    return [
      "src": .text(RelativePath.encoded(files.small ?? files.webP ?? files.original)),
      "width": .number(picture.width), "height": .number(picture.height),
      "alt": .text(emblem.alt),
    ]
  }

  /// The page with all forms in which a reader can take the site along.
  static let takeTemplate = "take"

  var hasTake: Bool { library.templates[Self.takeTemplate] != nil }

  /// Whether every page leads there: only if there is more than all sites have.
  var linksToTake: Bool {
    hasTake && (site.settings.offline?.isOffered == true || !downloads.isEmpty)
  }
}

extension Rendered {
  init(missing template: String) {
    self.init(diagnostics: [
      Diagnostic(
        .templateMissing, at: SourceLocation(file: "templates/\(template).mustache"),
        "Missing template “\(template)”", why: "Pages of this kind cannot be built without it.",
        remedy: "Add it, or remove your `templates` folder to use hig’s templates.")
    ])
  }
}
