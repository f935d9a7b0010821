import Bytes
import Diagnostics

/// Finds where a page stops being UTF-8: whatever reads it on sees other characters there.
enum BrokenUTF8 {
  /// The first such place of the text below the front matter, whose YAML must be UTF-8 anyway.
  static func finding(in bytes: [UInt8], from body: Int, file: String) -> Diagnostic? {
    guard !UTF8Check.isValid(bytes.span.extracting(body...)) else { return nil }
    let repaired = String(decoding: bytes[body...], as: UTF8.self).utf8
    guard let place = zip(bytes.indices[body...], repaired).first(where: { bytes[$0] != $1 })?.0
    else { return nil }
    let before = bytes[..<place]
    let lineFeed = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let location = SourceLocation(
      file: file, line: before.count { $0 == lineFeed } + 1, column: place - lineStart + 1)
    let byte = String(bytes[place], radix: 16, uppercase: true)
    return Diagnostic(
      .pageMisencoded, at: location, "Invalid UTF-8 from byte 0x\(byte) on",
      why: "The page shows “\u{FFFD}” instead.",
      remedy: "Save the file as UTF-8, or scrape the page again.")
  }
}
