/// Which headings each page of the guidelines has, beside those that most pages have
/// (`SectionNames`) and those of platforms.
public enum Outlines {
  public struct Heading: Sendable, Equatable {
    public let anchor: String
    public let level: Int
  }

  /// Whether Apple has such a page. The pages of groups are not counted: their names say little.
  public static func hasPage(_ slug: String) -> Bool { pages[slug] != nil }

  /// The headings of a page in order; none for a page that is not known.
  public static func headings(of slug: String) -> [Heading] { pages[slug] ?? [] }

  private static let pages: [String: [Heading]] = {
    var pages: [String: [Heading]] = [:]
    var slug = ""
    for word in OutlineText.pages.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        slug = String(word.dropLast())
        pages[slug] = []
      } else {
        let anchor = word.drop { $0 == ">" }
        pages[slug, default: []].append(
          Heading(anchor: String(anchor), level: 2 + word.count - anchor.count))
      }
    }
    return pages
  }()
}
