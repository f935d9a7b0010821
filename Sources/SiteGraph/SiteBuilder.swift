public import Diagnostics
public import Model

/// Connects the documents: order, groups, neighbors, and where each link leads.
public struct SiteBuilder {
  private let settings: SiteSettings
  private let documents: [Document]
  private let folders: FolderPlan
  private let groups: [NavigationGroup]
  /// The group of each document that is in one.
  private let groupOf: [Int?]
  /// Of each document, where its links lead.
  private let links: [[Int: LinkTarget]]
  private let resolver: LinkResolver
  private let mentions: [[Mention]]
  private let editions: Editions

  /// A site of documents given in any order; each key once.
  public static func site(
    of documents: [Document], settings: SiteSettings
  ) -> (site: Site, reviser: Reviser, diagnostics: [Diagnostic]) {
    let builder = SiteBuilder(documents, settings: settings)
    let pages = builder.documents.indices.map(builder.page)
    let site = Site(settings: settings, pages: pages, groups: builder.groups)
    return (site, Reviser(builder.resolver), builder.folders.diagnostics + builder.missingPages)
  }

  private init(_ documents: [Document], settings: SiteSettings) {
    let plan = NavigationPlan(documents, settings: settings)
    self.settings = settings
    self.documents = plan.documents
    let folders = FolderPlan(plan.documents, plan.chapters)
    self.folders = folders
    let places = Dictionary(grouping: plan.chapters.indices) { plan.chapters[$0].title }
    groups = zip(plan.chapters, folders.groups).map { chapter, slug in
      NavigationGroup(
        title: chapter.title, slug: slug, pages: Array(chapter.pages), article: chapter.article,
        parts: chapter.parts.compactMap { places[$0]?.first })
    }
    groupOf = plan.groupOf
    let concepts = Concepts(plan.documents, settings.concepts)
    resolver = LinkResolver(plan.documents, concepts)
    editions = Editions(plan.documents, concepts)
    links = resolver.targets
    mentions = MentionFinder(documents: plan.documents, links: links).mentions
  }
}

extension SiteBuilder {
  private func page(_ index: Int) -> SitePage {
    let document = documents[index]
    return SitePage(
      document: document, folder: folders.folders[index], group: groupOf[index],
      previous: neighbor(index, -1), next: neighbor(index, 1), links: links[index],
      mentions: mentions[index], related: ResourceLists.related(on: document, links[index]),
      today: editions.today[index], older: editions.older[index])
  }

  private func neighbor(_ index: Int, _ step: Int) -> Int? {
    let place = index + step
    guard documents.indices.contains(place),
      documents[place].frontMatter.edition == documents[index].frontMatter.edition
    else { return nil }
    return place
  }

  /// Slugs that the configured navigation names, though no page of that name is there.
  private var missingPages: [Diagnostic] {
    let today = documents.map(\.frontMatter).filter { $0.edition == FrontMatter.current }
    let here = Set(today.map(\.slug.text))
    let missing = settings.navigation.flatMap(\.slugs).filter { !here.contains($0) }
    guard !missing.isEmpty else { return [] }
    let count = missing.count == 1 ? "1 page" : "\(missing.count) pages"
    return [
      Diagnostic(
        .pageMissing, at: SourceLocation(file: "content/site.yaml"),
        "\(count) in the navigation \(missing.count == 1 ? "is" : "are") missing: "
          + missing.prefix(5).joined(separator: ", ") + (missing.count > 5 ? " …" : ""),
        why: "Links to them go to Apple’s site.",
        remedy: "Put raw files of them in `content/raw`.")
    ]
  }
}
