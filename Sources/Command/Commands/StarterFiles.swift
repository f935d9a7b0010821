/// The files that a new project begins with.
enum StarterFiles {
  static let folder = "content/raw"

  static let all: [(path: String, text: String)] = [
    ("content/site.yaml", settings),
    ("content/synonyms.yaml", synonyms),
    (".gitignore", ignored),
  ]

  private static let settings = """
    # Settings of the site. Every key is optional: take away the sign in front of one to set it.

    # The name of the site, and one sentence under it on the start page.
    # title: Human Interface Guidelines
    # tagline: A field guide to designing for Apple platforms.

    # Where the site will be published. Adds a sitemap, robots.txt and canonical addresses.
    # base-url: https://example.org/hig/

    # Your own groups, instead of those that your files list or that hig knows. Pages are named by
    # the last part of their address.
    # navigation:
    #   - title: Foundations
    #     pages: [color, layout, typography]
    #   - title: Our own rules
    #     pages: [release-notes]

    # Former names of pages, besides those that hig knows: old name, page of today.
    # concepts:
    #   table-views: lists-and-tables

    # What to use of the groups, former names and synonyms that come with hig; [] for nothing.
    # defaults: [navigation, concepts, synonyms]

    # How much the site shows of its raw files: pages, summary or none.
    # audit: pages

    # How seriously `hig check` takes a rule: error, warning, note or off.
    # checks:
    #   missing-alt: error

    """

  private static let synonyms = """
    # What your readers call things, besides the synonyms that hig knows: Apple’s word, then other
    # words for the same thing. A search for one of those also finds Apple’s word.

    # toolbar: [command strip, top bar]

    """

  private static let ignored = """
    # Made by hig.
    /public/
    /.public.*
    /.cache/

    """
}
