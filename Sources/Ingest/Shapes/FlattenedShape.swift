import Bytes

/// The text of a page on one line, its blocks run together.
enum FlattenedShape: Shape {
  static let name = "flattened-text"
  static let summary = "flattened text"
  static let structure = 0

  static func resembles(_ scrape: Scrape) -> Bool {
    guard scrape.fields["is_fallback"] != nil || scrape.contains(" Supported platforms ") else {
      return false
    }
    return !scrape.contains("\n## ")
  }
}
