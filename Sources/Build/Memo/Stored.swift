import Bytes
import Model
import Render

/// What can be kept on disk: `init` reads what `bytes` gives.
protocol Stored: Sendable {
  /// In bytes, about.
  var size: Int { get }
  var isKept: Bool { get }
  var bytes: [UInt8] { get }
  init?(_ bytes: PackReader)
}

/// Files one after the other, each the length of its path, its path, the length of its bytes, its
/// bytes. Findings are not kept: what gives any is made again each time.
extension Rendered: Stored {
  var isKept: Bool { diagnostics.isEmpty }

  var size: Int { files.reduce(0) { $0 + $1.bytes.count } }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for file in files {
      bytes.append(part: file.path.utf8)
      bytes.append(part: file.bytes)
    }
    return bytes
  }

  init?(_ bytes: PackReader) {
    var rest = bytes
    var files: [OutputFile] = []
    while !rest.isAtEnd {
      guard let path = rest.part(), let content = rest.part() else { return nil }
      files.append(OutputFile(String(decoding: path, as: UTF8.self), content))
    }
    self.init(files: files)
  }
}

/// Similar pages, page by page: their number, then of each its number and the reason.
struct SimilarLists: Stored, Equatable {
  let pages: [[SimilarPage]]

  init(_ pages: [[SimilarPage]]) { self.pages = pages }

  var size: Int { bytes.count }
  var isKept: Bool { true }

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
