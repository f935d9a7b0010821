import Bytes
import Files
import Model
import Render
import SearchIndex

/// What the cache on disk knows of a site, and by which digests.
extension Run {
  /// Of pages and settings.
  func siteKey(_ digests: [[UInt8]]) -> [UInt8] {
    var print = Fingerprint()
    print.add("site")
    print.add(settingsBytes)
    print.add(project.options.baseURL)
    print.add(all: digests) { $0.add($1) }
    return print.digest
  }

  /// Of the site, its synonyms, and the browser’s search.
  func indexKey(_ whole: WholeSite, _ synonyms: Synonyms, _ module: [UInt8]?) -> [UInt8] {
    var print = Fingerprint()
    print.add("index")
    print.add(siteKey(whole.digests))
    print.add(all: synonyms.groups) { print, group in
      print.add(group.target)
      print.add(all: group.words) { $0.add($1) }
    }
    print.add(module == nil ? 0 : 1)
    print.add(module ?? [])
    return print.digest
  }

  func cachedPage(_ print: [UInt8]?) -> Rendered? {
    print.flatMap { cache?.files($0) }.map { Rendered(files: $0) }
  }

  /// Findings are not kept: a page that gives any is made anew each time.
  func cache(_ rendered: [(print: [UInt8]?, files: Rendered)]) {
    for case (let print?, let page) in rendered where page.diagnostics.isEmpty {
      cache?.keep(page.files, as: print)
    }
  }
}

/// Similar pages, as a file of the cache: the number of each page’s, then those, each with its
/// reason.
enum SimilarFile {
  static let path = "similar"

  static func file(_ similar: [[SimilarPage]]) -> OutputFile {
    var bytes: [UInt8] = []
    for pages in similar {
      Varint.write(UInt64(pages.count), to: &bytes)
      for similar in pages {
        Varint.write(UInt64(similar.page), to: &bytes)
        Varint.write(UInt64(similar.reason.utf8.count), to: &bytes)
        bytes += similar.reason.utf8
      }
    }
    return OutputFile(path, bytes)
  }

  static func read(_ bytes: [UInt8]) -> [[SimilarPage]]? {
    var similar: [[SimilarPage]] = []
    var place = 0
    while place < bytes.count {
      guard let count = Varint.read(bytes, at: &place), count <= 1000 else { return nil }
      let pages = (0..<count).compactMap { _ in page(bytes, at: &place) }
      guard pages.count == count else { return nil }
      similar.append(pages)
    }
    return similar
  }

  private static func page(_ bytes: [UInt8], at place: inout Int) -> SimilarPage? {
    guard let page = Varint.read(bytes, at: &place), let size = Varint.read(bytes, at: &place),
      size <= UInt64(bytes.count - place)
    else { return nil }
    let end = place + Int(size)
    defer { place = end }
    let reason = String(decoding: bytes[place..<end], as: UTF8.self)
    return SimilarPage(page: Int(truncatingIfNeeded: page), reason: reason)
  }
}
