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
