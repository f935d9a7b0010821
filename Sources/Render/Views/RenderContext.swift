import Bytes
import Diagnostics
public import Model

/// The bytes of the raw file of a ledger; nil if they cannot be had any more.
public typealias RawText = @Sendable (Ledger) -> [UInt8]?

/// What every format reads: the site, the templates, and the values that all pages share. It is a
/// class because what is made later keeps it: a copy of a structure would retain each of its many
/// fields, and all threads would contend for their counts.
final class RenderContext: Sendable {
  let site: Site
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
  let sources: [PageKey: SourcePage]
  let navigation: NavigationValues
  /// What the cards of articles about groups may lead to.
  let goals: [String: CardList.Goal]
  let pictures: PictureList
  /// By page, others that are about the same things.
  let similar: [[SimilarPage]]
  let tables: TableFiles
  let shelf: PictureShelf
  let sheets: SheetPlan
  let sheetTexts: SheetTexts
  /// Other forms of all pages, which the site has as files.
  let downloads: [Download]
  /// The rows of all change logs.
  let changes: [ChangeRow]
  /// The digest of each page's own file, by its name; nil where it is not needed.
  let digests: [String: [UInt8]]?
  /// The ways in that lead to something.
  let ways: [any Way]
  /// What every page is filled with.
  let shared: TemplateValue
  /// The same as templates read them: the first value of every page.
  let common: ValueTable

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
    sheets = SheetPlan(site, navigation, isWanted: library.templates["print"] != nil)
    sheetTexts = SheetTexts(sheets, site)
    goals = CardList.goals(of: site)
    changes = ChangeRow.all(site, navigation)
    let hasPictures = library.templates["picture"] != nil && library.templates["pictures"] != nil
    tables = TableFiles(site)
    self.shelf = shelf
    self.downloads = downloads
    pictures = PictureList(hasPictures ? site.pages : [])
    similar = []
    ways = []
    shared = [:]
    common = RenderContext.common([:], library)
  }

  /// The same but for what is given.
  private init(
    _ other: RenderContext, site: Site? = nil, sources: [PageKey: SourcePage]? = nil,
    pictures: PictureList? = nil, similar: [[SimilarPage]]? = nil, tables: TableFiles? = nil,
    sheetTexts: SheetTexts? = nil, ways: [any Way]? = nil, shared: TemplateValue? = nil
  ) {
    self.site = site ?? other.site
    library = other.library
    assets = other.assets
    ledgers = other.ledgers
    raw = other.raw
    auditPages = other.auditPages
    ledgerPrints = other.ledgerPrints
    self.sources = sources ?? other.sources
    navigation = other.navigation
    goals = other.goals
    self.pictures = pictures ?? other.pictures
    self.similar = similar ?? other.similar
    self.tables = tables ?? other.tables
    shelf = other.shelf
    sheets = other.sheets
    self.sheetTexts = sheetTexts ?? other.sheetTexts
    downloads = other.downloads
    changes = other.changes
    digests = other.digests
    self.ways = ways ?? other.ways
    self.shared = shared ?? other.shared
    common = shared.map { RenderContext.common($0, other.library) } ?? other.common
  }

  private static func common(_ shared: TemplateValue, _ library: TemplateLibrary) -> ValueTable {
    var common = ValueTable(names: library.program.names)
    _ = common.add(shared)
    return common
  }

  /// The same with the ways into it, and what every page shows of the site.
  func opened(_ ways: (RenderContext) -> [any Way]) -> RenderContext {
    let context = RenderContext(self, ways: ways(self))
    return RenderContext(
      context,
      shared: [
        "site": SiteValues.value(context),
        "assets": assets.value,
        "hasMainWays": .bool(context.ways.contains { $0.isMain }),
        "mainWays": context.mainWays(at: ""),
      ])
  }

  /// The same with pages that are about the same things.
  func naming(_ similar: [[SimilarPage]]) -> RenderContext {
    RenderContext(self, similar: similar)
  }

  /// The same with another text of one page; what other pages show of it stays as it was.
  func revised(_ page: SitePage, at index: Int, _ source: SourcePage) -> RenderContext {
    let (old, new) = (site.pages[index].document.tables, page.document.tables)
    return RenderContext(
      self, site: site.revised(page, at: index),
      sources: sources.merging([source.frontMatter.key: source]) { $1 },
      pictures: pictures.revised(index, with: new),
      tables: tables.revised(index, from: old, to: new), sheetTexts: SheetTexts())
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

  /// Where a list has the entries of a page.
  func anchor(_ word: String, page: Int) -> String {
    let parts = site.pages[page].folder.utf8.split(separator: UInt8(ascii: "/"))
    return word + "-" + parts.map { String(Substring($0)) }.joined(separator: "-")
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

  func text(of page: Int, without left: Set<Int>) -> PageText {
    PageText(
      of: site.pages[page], in: site, tableFiles: tables.of(page: page),
      drawn: pictures.links(of: page), shelf: shelf, without: left)
  }

  /// A page's own file, as what is made of it is known by.
  func file(of page: Int) -> TemplateValue {
    digests?[site.pages[page].document.file].map { .html($0) } ?? .null
  }
}

extension RenderContext {
  /// The picture that stands for a page; null if the project does not have it.
  func emblem(of page: Int) -> TemplateValue {
    let document = site.pages[page].document
    guard let emblem = document.emblem,
      let picture = shelf.seen(by: document.frontMatter.sources).picture(of: emblem.source)?.largest
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
