import Diagnostics
import Model

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
  /// Normalised pages by what makes them one page.
  private(set) var sources: [PageKey: SourcePage]
  let navigation: NavigationValues
  /// What the cards of articles about groups may lead to.
  let goals: [String: CardList.Goal]
  private(set) var pictures: PictureList
  /// By page, others that are about the same things.
  let similar: [[SimilarPage]]
  private(set) var tables: TableFiles
  let shelf: PictureShelf
  /// Members that every page is filled with.
  private(set) var shared: [TemplateMember] = []

  init(
    site: Site, library: TemplateLibrary, ledgers: [Ledger], raw: @escaping RawText,
    sources: [SourcePage], similar: [[SimilarPage]] = [], pictures: [LocalPicture] = []
  ) {
    self.site = site
    self.library = library
    let hasAudit = !ledgers.isEmpty && site.settings.audit != .none
    self.ledgers = hasAudit ? ledgers.sorted { $0.file < $1.file } : []
    self.raw = raw
    let hasPages = site.settings.audit == .pages && library.templates["audit-page"] != nil
    auditPages = hasAudit && hasPages ? AuditPlan(self.ledgers, site) : nil
    self.sources = Dictionary(sources.map { ($0.frontMatter.key, $0) }) { first, _ in first }
    self.similar = similar
    assets = AssetBundle(library.assets)
    navigation = NavigationValues(site, hasGroupPages: library.templates["group"] != nil)
    goals = CardList.goals(of: site)
    let hasPictures = library.templates["picture"] != nil && library.templates["pictures"] != nil
    tables = TableFiles(site)
    shelf = PictureShelf(pictures)
    self.pictures = hasPictures ? PictureList(site) : .none
    shared = [
      TemplateMember("site", SiteValues.value(self, hasAudit: hasAudit)),
      TemplateMember("assets", assets.value),
    ]
  }

  /// The same with another text of one page; what other pages show of it stays as it was.
  func revised(_ page: SitePage, at index: Int, _ source: SourcePage) -> RenderContext {
    var context = self
    let (old, new) = (site.pages[index].document.tables, page.document.tables)
    context.site = site.revised(page, at: index)
    context.tables = tables.revised(index, from: old, to: new)
    context.pictures = pictures.revised(index, with: new)
    context.sources[source.frontMatter.key] = source
    return context
  }

  /// Fills a template for the page of a folder; `root` leads from there to the site's root.
  func fill(
    _ template: String, path: String, root: String, _ members: [TemplateMember]
  ) -> Rendered {
    guard let filling = library.templates[template] else {
      return library.refused.contains(template) ? Rendered() : Rendered(missing: template)
    }
    let own = members + [TemplateMember("root", .text(root))] + shared + Self.absent
    let filled = filling.render(
      .object(own), partials: library.templates, verbatim: .markupOnly)
    return Rendered(
      files: [OutputFile(path, filled.bytes)], diagnostics: filled.errors.map(\.diagnostic))
  }

  /// Fills a template for `index.html` of a folder, with the tree of pages beside it.
  func fill(_ template: String, folder: String, _ members: [TemplateMember]) -> Rendered {
    fill(
      template, path: folder.isEmpty ? "index.html" : folder + "/index.html",
      root: RelativePath.root(from: folder), members)
  }

  /// What a page may lack, said outright so that no outer value of that name shows instead.
  private static let absent = [
    "home", "hasWays", "crumbs", "platforms", "contents", "content", "tree", "previous", "next",
    "groups", "pages", "hasPages", "hasChanges", "changes", "picture", "pictures", "article",
    "quality", "parts", "mentions", "related", "hasRelated", "edition", "older", "hasOlder",
    "source", "choices", "hasChoices", "feeds", "years", "orders", "letters", "frameworks",
    "editions", "print", "start", "alone", "without", "guidelines",
  ].map { TemplateMember($0, .null) }
}

extension Rendered {
  fileprivate init(missing template: String) {
    self.init(diagnostics: [
      Diagnostic(
        .templateMissing, at: SourceLocation(file: "templates/\(template).mustache"),
        "there is no template “\(template)”", why: "Pages of this kind cannot be made without it.",
        remedy: "Add it, or remove your own folder of templates to use those of hig.")
    ])
  }
}
