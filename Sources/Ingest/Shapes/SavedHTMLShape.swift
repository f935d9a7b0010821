import Bytes

/// A page as a browser saved it.
enum SavedHTMLShape: Shape {
  static let name = "saved-html"
  static let summary = "a saved HTML page"

  static func resembles(_ scrape: Scrape) -> Bool {
    let start = Scrape.trimmed(scrape.text.prefix(1024)).map(ByteClass.lowered)[...]
    return ByteSearch.starts(start, with: "<!doctype html")
      || ByteSearch.starts(start, with: "<html")
  }
}
