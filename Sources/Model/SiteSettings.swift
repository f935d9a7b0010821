/// What `content/site.yaml` says, or the defaults where it is silent.
public struct SiteSettings: Sendable, Equatable {
  public var title = "Human Interface Guidelines"
  /// One sentence under the title of the home page.
  public var tagline = "A field guide to designing for Apple platforms."
  /// Where the site will be published, with a slash at the end; nil if unknown.
  public var baseURL: String?
  /// The project's own groups, in order.
  public var navigation: [NavigationEntry] = []
  /// Groups for pages of which neither the project nor its content says where they belong.
  public var knownGroups: [NavigationEntry] = []
  /// What of `hig`'s own knowledge is used where the project is silent.
  public var defaults: Set<DefaultPart> = Set(DefaultPart.allCases)

  /// What the concepts of older editions and addresses are called today: the slug by the old name.
  public var concepts: [String: String] = [:]
  /// What people look for, for the home page; nil for what comes with `hig`.
  public var answers: [AnswerEntry]?

  /// One line about rights, at the foot of every page.
  public var notice =
    "An independent edition, not affiliated with Apple. "
    + "Apple’s names, texts and pictures are Apple’s."

  public var audit = AuditExtent.pages
  public var pictures = PictureForm.webp

  /// How links name pages.
  public var addresses = Addresses.auto

  /// Whether browsers keep it; nil where nothing says so, which they do not.
  public var offline: OfflineReading?

  /// How seriously `hig check` takes rules, by name, where it is not as usual.
  public var checks: [String: CheckSeverity] = [:]

  /// After so many days, `hig check` says that what was fetched is old; nil for never.
  public var fetchDays: Int?

  public init() {}
}

extension SiteSettings {
  /// In the order in which the file of a new project shows them.
  public static let rows: [SettingsRow] = [
    SettingsRow(
      "title", "The name of the site, and one sentence under it on the home page.",
      example: "title: Human Interface Guidelines"
    ) { $0.title = $1.text() ?? $0.title },
    SettingsRow("tagline", example: "tagline: A field guide to designing for Apple platforms.") {
      $0.tagline = $1.text() ?? $0.tagline
    },
    SettingsRow(
      "base-url",
      "Where the site will be published. Adds a sitemap, robots.txt and canonical addresses.",
      example: "base-url: https://example.org/hig/"
    ) { $0.baseURL = $1.baseURL() },
    SettingsRow(
      "navigation",
      """
      Your own groups, instead of those in your files or those that come with hig. Name a page by
      the last part of its address.
      """,
      example: """
        navigation:
          - title: Foundations
            pages: [color, layout, typography]
          - title: Our own rules
            pages: [release-notes]
        """
    ) { $0.navigation = $1.navigation() },
    SettingsRow(
      "concepts",
      "Former names of pages, in addition to those that come with hig: old name, current page.",
      example: """
        concepts:
          table-views: lists-and-tables
        """
    ) { $0.concepts = $1.concepts() },
    SettingsRow(
      "defaults",
      "Which of the groups, former names and synonyms that come with hig to use; [] for none.",
      example: "defaults: [navigation, concepts, synonyms]"
    ) { $0.defaults = $1.defaults() ?? $0.defaults },
    SettingsRow(
      "answers",
      """
      Answers on the home page, instead of those that come with hig: a cell of a table by its row
      and its column, a section, or a page. What the site does not have is left out.
      """,
      example: """
        answers:
          - title: iPhone tap target
            page: accessibility
            row: iOS, iPadOS
            column: Default control size
          - title: Liquid Glass
            page: materials
            section: Liquid Glass
        """
    ) { $0.answers = $1.answers() },
    SettingsRow(
      "notice",
      "One line at the foot of every page, instead of the one about Apple’s rights.",
      example: "notice: An independent edition."
    ) { $0.notice = $1.text() ?? $0.notice },
    SettingsRow(
      "audit", "How much of the raw files the site shows: pages, summary or none.",
      example: "audit: pages"
    ) { $0.audit = $1.choice() ?? $0.audit },
    SettingsRow(
      "pictures", "How the site shows pictures: webp, original, link or none.",
      example: "pictures: webp"
    ) {
      $0.pictures = $1.choice() ?? $0.pictures
    },
    SettingsRow(
      "checks", "The level of a rule in `hig check`: error, warning, note or off.",
      example: """
        checks:
          missing-alt: error
        """
    ) { $0.checks = $1.checks() },
    SettingsRow(
      "addresses", "How links name pages: auto, folders (layout/) or files (layout/index.html).",
      example: "addresses: auto"
    ) { $0.addresses = $1.choice() ?? $0.addresses },
    SettingsRow(
      "offline",
      "Whether browsers keep the site for reading without a network: true, false or always.",
      example: "offline: true"
    ) { $0.offline = $1.choice() ?? $0.offline },
    SettingsRow(
      "fetch-days",
      "The age in days at which `hig check` reports the fetched copy as old (fetch-stale).",
      example: "fetch-days: 30"
    ) { $0.fetchDays = $1.days() },
  ]
}
