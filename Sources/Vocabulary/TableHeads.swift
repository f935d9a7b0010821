/// How the tables of the guidelines are headed.
public enum TableHeads {
  /// The heads of a page's tables: the names of their columns as anchors. Columns without a name
  /// are skipped.
  public static func of(page slug: String) -> [[String]] { pages[slug] ?? [] }

  static let pages: [String: [[String]]] = {
    var pages: [String: [[String]]] = [:]
    var (slug, names) = ("", [String]())
    for word in TableHeadText.pages.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        slug = String(word.dropLast())
      } else {
        names.append(word.last == ";" ? String(word.dropLast()) : String(word))
        guard word.last == ";" else { continue }
        pages[slug, default: []].append(names)
        names = []
      }
    }
    return pages
  }()
}
