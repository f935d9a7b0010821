import Bytes

/// The JSON that Apple's own pages are rendered from.
enum RenderJSONShape: Shape {
  static let name = "docc-json"
  static let summary = "DocC render JSON"

  static func resembles(_ scrape: Scrape) -> Bool {
    scrape.text.first { !ByteClass.isSpace($0) } == UInt8(ascii: "{")
      && scrape.contains("\"schemaVersion\"")
  }
}
