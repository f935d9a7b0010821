import Bytes

/// `{#id .class key=value}`, as Pandoc and others write it behind headings and pictures.
enum AttributeRun {
  /// Where it starts, if a text ends with one.
  static func start(in text: ArraySlice<UInt8>) -> Int? {
    guard text.last == UInt8(ascii: "}"), let start = text.lastIndex(of: UInt8(ascii: "{")) else {
      return nil
    }
    let inside = Scrape.trimmed(text[(start + 1)...].dropLast())
    let isNamed = inside.first.map { "#.".utf8.contains($0) } ?? false
    return isNamed || inside.contains(UInt8(ascii: "=")) ? start : nil
  }

  static func without(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    start(in: text).map { Scrape.trimmed(text[..<$0]) } ?? text
  }
}
