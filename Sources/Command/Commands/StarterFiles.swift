/// The files that a new project begins with.
enum StarterFiles {
  static let folder = "content/raw"

  static let all: [(path: String, text: String)] = [
    ("content/site.yaml", settings),
    ("content/synonyms.yaml", synonyms),
    (".gitignore", ignored),
  ]

  private static let settings = """
    # Settings of the site. Every key is optional: remove the `#` in front of one to set it.

    # The name of the site, and one sentence under it on the start page.
    # title: Human Interface Guidelines
    # tagline: A field guide to designing for Apple platforms.

    # Where the site will be published. Adds a sitemap, robots.txt and canonical addresses.
    # base-url: https://example.org/hig/

    # Your own groups, instead of those in your files or those that come with hig. Name a page by
    # the last part of its address.
    # navigation:
    #   - title: Foundations
    #     pages: [color, layout, typography]
    #   - title: Our own rules
    #     pages: [release-notes]

    # Former names of pages, in addition to those that come with hig: old name, current page.
    # concepts:
    #   table-views: lists-and-tables

    # Which of the groups, former names and synonyms that come with hig to use; [] for none.
    # defaults: [navigation, concepts, synonyms]

    # What people look for, for the start page, instead of what comes with hig: a cell of a table by
    # its row and its column, a section, or a page. What the site does not have is left out.
    # answers:
    #   - title: iPhone tap target
    #     page: accessibility
    #     row: iOS, iPadOS
    #     column: Default control size
    #   - title: Liquid Glass
    #     page: materials
    #     section: Liquid Glass

    # One line at the foot of every page, instead of the one that says whose the texts are.
    # notice: An independent edition.

    # How much of the raw files the site shows: pages, summary or none.
    # audit: pages
    # pictures: webp

    # The level of a rule in `hig check`: error, warning, note or off.
    # checks:
    #   missing-alt: error

    # How links name pages: auto, folders (layout/) or files (layout/index.html).
    # addresses: auto

    # Whether browsers keep the site for reading without a network: true, false or always.
    # offline: true

    # After how many days `hig check` says that what `hig fetch` brought is old (fetch-stale).
    # fetch-days: 30

    """

  private static let synonyms = """
    # Your readers’ words, in addition to the synonyms that come with hig: Apple’s word, then other
    # words for the same thing. A search for one of those also finds Apple’s word.

    # toolbar: [command strip, top bar]

    """

  private static let ignored = """
    # Created by hig.
    /public/
    /.public.*
    /.cache/

    # What hig fetch brings is Apple's and must not be published. Remove this line only where no one
    # but you reads the repository.
    /content/raw/apple/

    """
}
