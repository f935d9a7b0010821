import Model

extension Subject {
  static let pages = Subject("pages", "page", "every page, without its text") { site in
    Relations(Relation("pages", site.pages, columns))
  }

  private static let columns: [Column<SitePage>] = [
    .text("id", "Its folder in the site") { $0.folder },
    .text("page", "Its slug") { $0.document.frontMatter.slug.text },
    .text("edition", "The edition of the guidelines") { $0.document.frontMatter.edition.text },
    .text("title", "Its title") { $0.title },
    .text("abstract", "What it is about") { $0.document.frontMatter.abstract },
    .optional("navigation", "Its group in Apple’s navigation") { $0.document.frontMatter.section },
    .platforms("platforms", "The platforms it is for") { $0.document.frontMatter.platforms },
    .platforms("unsupported", "The platforms it is not for") {
      $0.document.frontMatter.unsupported
    },
    .date("updated", "The newest date of its change log") { $0.document.frontMatter.updated },
    .text("address", "Its path from the site’s root") { "\($0.folder)/index.html" },
    .text("url", "Apple’s address") { $0.document.frontMatter.url },
  ]
}
