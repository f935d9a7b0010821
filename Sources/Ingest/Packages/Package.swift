import Bytes
public import Diagnostics
public import Model

/// A file that tools keep pages in: a crawl as JSON, or what a browser archives. Its bytes are
/// coded, so ledgers are of the pages that are taken out of it, each of which is like a raw file.
public struct Package: Sendable {
  /// In the order of the file. Their names are below its own: `crawl.jsonl/layout.md`.
  public let pages: [RawPage]
  /// What the file is, and what else is in it.
  public let diagnostic: Diagnostic

  public init?(_ raw: RawPage) {
    guard let contents = JSONPackage.contents(raw.bytes) ?? MIMEPackage.contents(raw.bytes),
      !contents.pages.isEmpty
    else { return nil }
    pages = Self.named(contents.pages, in: raw)
    diagnostic = Self.note(contents, raw)
  }

  /// Whether a file may be a package, as it begins: then it may be larger than a page.
  public static func mayBegin(_ bytes: [UInt8]) -> Bool {
    JSONPackage.mayBeLines(bytes) || MIMEPackage.begins(bytes)
  }
}

/// What was found in a package.
struct PackageContents {
  /// Of the file, in a sentence.
  let form: String
  let pages: [PackedPage]
  /// How many entries have no text of a page.
  let others: Int
}

/// A page as a package has it.
struct PackedPage {
  let address: String?
  let text: [UInt8]
  let captured: String?

  init(_ text: [UInt8], at address: String?, captured: String? = nil) {
    self.text = text
    self.address = address.flatMap { Self.isAddress($0) ? $0 : nil }
    self.captured = captured
  }

  /// Nothing in it can end the line that it will be in.
  private static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("http") && !text.isEmpty && text.utf8.count < 2048
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: ">") }
  }

  private var isHTML: Bool {
    text.first { !ByteClass.isSpace($0) } == UInt8(ascii: "<")
  }

  var ending: String { isHTML ? "html" : "md" }

  /// The text with the address in front, as browsers and scrapers write it.
  var bytes: [UInt8] {
    guard let address else { return text }
    if isHTML { return Array("<!-- saved from url=\(address) -->\n".utf8) + text }
    guard !ByteSearch.starts(text[...], with: "---") else { return text }
    return Array("---\nurl: \(address)\n---\n\n".utf8) + text
  }

  /// The last part of the address, as far as a name of a file may have its letters.
  var name: String? {
    let path = address?.split(separator: "#").first?.split(separator: "?").first
    guard let last = path?.split(separator: "/").last else { return nil }
    let plain = last.utf8.prefix(80).filter { ByteClass.isAlphanumeric($0) || $0 == 0x2D }
    return plain.isEmpty ? nil : String(decoding: plain, as: UTF8.self)
  }
}

extension Package {
  private static func named(_ pages: [PackedPage], in raw: RawPage) -> [RawPage] {
    var counts: [String: Int] = [:]
    return pages.map { page in
      let own = page.name ?? stem(of: raw.name)
      let count = counts[own, default: 0] + 1
      counts[own] = count
      let name = "/\(own)\(count > 1 ? "-\(count)" : "").\(page.ending)"
      return RawPage(
        file: raw.file + name, name: raw.name + name, bytes: page.bytes,
        captured: page.captured ?? raw.captured)
    }
  }

  private static func stem(of name: String) -> String {
    let file = name.split(separator: "/").last ?? "page"
    return String(file.split(separator: ".").first ?? file)
  }

  private static func note(_ contents: PackageContents, _ raw: RawPage) -> Diagnostic {
    let count = contents.pages.count
    let others = contents.others
    return Diagnostic(
      .rawPacked, at: SourceLocation(file: raw.file),
      "The file is \(contents.form) with \(count == 1 ? "a page" : "\(count) pages")",
      why: others == 0
        ? "Ledgers and places are those of the text of each page."
        : "\(others) other \(others == 1 ? "entry has" : "entries have") no text of a page.")
  }
}
