import Bytes

/// A chapter of the guidelines of the years before 2015, as text.
enum LegacyShape: Shape {
  static let name = "legacy-text"
  static let summary = "a legacy chapter as plain text"
  static let structure = 1

  static func resembles(_ scrape: Scrape) -> Bool {
    scrape.lines.indices.prefix(10).contains {
      ByteSearch.equal(scrape.text($0), "iOS Developer Library")
    } || scrape.contains("\nimage: ../Art/")
  }
}
