import Model

/// Similar pages, page by page: their number, then of each its number and the reason.
struct SimilarLists: Sendable, Equatable {
  let pages: [[SimilarPage]]

  init(_ pages: [[SimilarPage]]) { self.pages = pages }

  var bytes: [UInt8] {
    pages.reduce(into: []) { bytes, similar in
      bytes.append(list: similar) {
        $0.append(number: $1.page)
        $0.append(part: $1.reason.utf8)
      }
    }
  }

  init?(_ bytes: PackReader) {
    var (rest, pages) = (bytes, [[SimilarPage]]())
    while !rest.isAtEnd {
      let similar = rest.list { reader -> SimilarPage? in
        guard let page = reader.number(), let reason = reader.text() else { return nil }
        return SimilarPage(page: page, reason: reason)
      }
      guard let similar else { return nil }
      pages.append(similar)
    }
    self.pages = pages
  }
}
