import Bytes
import Model

/// A page as browsers archive it in one file (MHTML): its document, and after it the styles and
/// pictures that it shows, each a part of a MIME message.
enum MIMEPackage {
  static func contents(_ bytes: ArraySlice<UInt8>) -> PackageContents? {
    guard begins(bytes) else { return nil }
    let whole = MIMEPart(bytes.drop(while: ByteClass.isSpace))
    let parts = whole.parts
    guard let document = document(of: whole, parts) else { return nil }
    let page = PackedPage(
      document.decoded, as: .html,
      at: [whole["snapshot-content-location"], document["content-location"]],
      captured: whole["date"].flatMap(day))
    return PackageContents(
      form: "a web archive", pages: [page], others: parts.count - 1)
  }

  static func pictures(_ bytes: ArraySlice<UInt8>) -> [PackedPicture] {
    guard begins(bytes) else { return [] }
    return MIMEPart(bytes.drop(while: ByteClass.isSpace)).parts.compactMap(PackedPicture.init)
  }

  /// Whether the file has fields of mail with several parts at its beginning.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first(where: { !ByteClass.isSpace($0) }), ByteClass.isLetter(first)
    else { return false }
    let beginning = bytes.prefix(1 << 14).map(ByteClass.lowered)[...]
    return ByteSearch.first(of: "mime-version:", in: beginning) != nil
      && ByteSearch.first(of: "multipart/", in: beginning) != nil
  }

  /// The one with the address of the whole, else the first without one: frames have others.
  private static func document(of whole: MIMEPart, _ parts: [MIMEPart]) -> MIMEPart? {
    let documents = parts.filter { ["text/html", "application/xhtml+xml"].contains($0.type) }
    guard let address = whole["snapshot-content-location"] else { return documents.first }
    return documents.first { $0["content-location"] == address }
      ?? documents.first { $0["content-location"] == nil }
  }

  /// Of a date with the hour where the browser was, or without.
  private static func day(_ date: String) -> String? {
    let words = date.split(separator: " ").filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") }
    return HTTPDate.day(words.joined(separator: " "))
  }
}
