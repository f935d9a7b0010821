import Files
import JSON
import SearchIndex

/// Search results as text for people, or as the list that tools read.
enum ResultText {
  static func json(_ results: [SearchResult]) -> JSONValue {
    .array(
      results.map { result in
        [
          "slug": .string(result.slug), "edition": .string(result.edition),
          "anchor": .string(result.anchor), "title": .string(result.title),
          "heading": .string(result.heading), "path": .array(result.path.map { .string($0) }),
          "excerpt": .string(result.excerpt.text), "address": .string(result.address),
          "score": .integer(result.score),
        ]
      })
  }

  /// A paragraph for each: where it stands, its file, and the text around what was found.
  static func list(_ results: [SearchResult], site: String, width: Int, paint: Paint) -> String {
    results.map { result in
      let place = result.path.isEmpty ? [result.title] : result.path + [result.heading]
      let address = Path.join(site, result.address)
      return paint(place.joined(separator: " › ").printable, .bold) + "\n"
        + "  " + paint(address.printable, .blue) + "\n"
        + MarkedText(result.excerpt).lines(width: width, indent: 2, paint: paint)
    }.joined(separator: "\n")
  }
}
