import Bytes
import Model

/// A page as browsers archive it in one file (MHTML): its document, and after it the styles and
/// pictures that it shows, each a part of a MIME message.
enum MIMEPackage {
  static func contents(_ bytes: [UInt8]) -> PackageContents? {
    guard begins(bytes) else { return nil }
    let whole = MIMEPart(bytes[...])
    let parts = whole.parts
    guard let document = parts.first(where: { $0.type == "text/html" }) else { return nil }
    let page = PackedPage(
      document.decoded, at: whole["snapshot-content-location"] ?? document["content-location"],
      captured: whole["date"].flatMap(day))
    return PackageContents(form: "a web archive", pages: [page], others: parts.count - 1)
  }

  /// Of a date with the hour where the browser was, or without.
  private static func day(_ date: String) -> String? {
    let words = date.split(separator: " ").filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") }
    return HTTPDate.day(words.joined(separator: " "))
  }

  /// Whether the file has fields of mail with several parts at its beginning.
  static func begins(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, ByteClass.isLetter(first) else { return false }
    let beginning = bytes.prefix(4096)
    return ByteSearch.first(of: "MIME-Version:", in: beginning) != nil
      && ByteSearch.first(of: "multipart/related", in: beginning) != nil
  }
}
