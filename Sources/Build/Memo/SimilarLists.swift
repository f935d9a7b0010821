import Bytes
import Model

/// Similar pages, page by page: their number, then of each its number and the reason.
struct SimilarLists: Sendable, Equatable {
  let pages: [[SimilarPage]]

  init(_ pages: [[SimilarPage]]) { self.pages = pages }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for similar in pages {
      Varint.write(UInt64(similar.count), to: &bytes)
      for page in similar {
        Varint.write(UInt64(page.page), to: &bytes)
        bytes.append(part: page.reason.utf8)
      }
    }
    return bytes
  }

  init?(_ bytes: PackReader) {
    var rest = bytes
    var pages: [[SimilarPage]] = []
    while !rest.isAtEnd {
      guard let count = rest.number(), count <= 1000 else { return nil }
      var similar: [SimilarPage] = []
      for _ in 0..<count {
        guard let page = rest.number(), let reason = rest.part() else { return nil }
        similar.append(SimilarPage(page: page, reason: String(decoding: reason, as: UTF8.self)))
      }
      pages.append(similar)
    }
    self.pages = pages
  }
}
