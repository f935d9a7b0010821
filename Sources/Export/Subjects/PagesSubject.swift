import JSON
import Model
import Vocabulary

extension Subject {
  static let pages = Subject("pages", "page", "every page, without its text") { site in
    Relations(Relation("pages", site.pages, columns))
  }

  private static let platforms = Platform.allCases.map(\.rawValue)

  private static let columns: [Column<SitePage>] = [
    .text("id", "Its folder in the site") { $0.folder },
    .text("page", "Its slug") { $0.document.frontMatter.slug.text },
    .text("edition", "The edition of the guidelines") { $0.document.frontMatter.edition.text },
    .text("title", "Its title") { $0.title },
    .text("abstract", "What it is about") { $0.document.frontMatter.abstract },
    .optional("navigation", "Its group in Apple’s navigation") { $0.document.frontMatter.section },
    Column("platforms", .choices(platforms), "The platforms it is for") {
      .array($0.document.frontMatter.platforms.map { .string($0.rawValue) })
    },
    Column("unsupported", .choices(platforms), "The platforms it is not for") {
      .array($0.document.frontMatter.unsupported.map { .string($0.rawValue) })
    },
    Column("updated", .date, "The newest date of its change log") {
      $0.document.frontMatter.updated.map { .string($0) } ?? .null
    },
    .text("address", "Its path from the site’s root") { "\($0.folder)/index.html" },
    .text("url", "Apple’s address") { $0.document.frontMatter.url },
  ]
}
