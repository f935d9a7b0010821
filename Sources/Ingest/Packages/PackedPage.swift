import Bytes
import Model

/// A page as a package has it.
struct PackedPage {
  enum Form { case html, markdown }

  private let address: String?
  private let title: String?
  /// What a file is called that was put into a package.
  private let file: String?
  var text: [UInt8]
  private let isHTML: Bool
  private let isWhole: Bool
  let captured: String?
  /// Which part of its page it is.
  var part: PackedPart?

  /// - Parameters:
  ///   - form: What its package says that it is.
  ///   - addresses: The first that is one counts.
  ///   - path: Of a file that was put into the package.
  init(
    _ text: [UInt8], as form: Form?, at addresses: [String?], title: String? = nil,
    path: String? = nil, captured: String? = nil
  ) {
    let start = text[...].withoutMark
    let isWhole = HTMLStart.whole(start) != nil
    self.text = Array(start)
    self.isWhole = isWhole
    isHTML = isWhole || form == .html || form == nil && HTMLStart.part(start) != nil
    self.captured = captured
    self.title = title
    file = path.flatMap(Self.file)
    address = addresses.lazy.compactMap(\.self).first(where: Self.isAddress)
  }

  /// A file that was put into a text, below its path or its address.
  init(_ text: [UInt8], called name: String?, title: String?) {
    let isAddress = name.map(Self.isAddress) ?? false
    self.init(text, as: nil, at: [name], title: title, path: isAddress ? nil : name)
  }

  /// Undoes what a tool did to the text before it was packed.
  mutating func mend() {
    text = EncodedText.mended(text) ?? text
    text = IndentedText.dedented(text[...]) ?? text
    if !isHTML, let lines = WrappedText(text[...])?.whole ?? TornText(text[...])?.text {
      text = lines
    }
  }

  /// Nothing in it can end the line that it will be in.
  static func isAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return (start == "https://" || start.hasPrefix("http://")) && text.utf8.count < 2048
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: ">") }
  }

  /// Apple’s JSON has an address of its own.
  private var isJSON: Bool {
    text.first { !ByteClass.isSpace($0) } == UInt8(ascii: "{") && !isHTML
  }

  var ending: String {
    if let own = file?.split(separator: ".").dropFirst().last { return String(own) }
    return isHTML ? "html" : isJSON ? "json" : "md"
  }

  /// The text with the address in front, as browsers and scrapers write it.
  var bytes: [UInt8] {
    if isHTML {
      // It is known to be HTML, whatever it begins with.
      let start = isWhole ? "" : "<!doctype html>\n"
      let note = address.map { "<!-- saved from url=\($0) -->\n" } ?? ""
      return Array("\(start)\(note)\(titleElement)".utf8) + text
    }
    guard let address, !isJSON else { return text }
    guard let fields else { return Array("---\nurl: \(address)\n---\n\n".utf8) + text }
    let names = ["url:", "source:"].map { Array($0.utf8) }
    let lines = fields.split(separator: UInt8(ascii: "\n"))
    if lines.contains(where: { line in names.contains { line.starts(with: $0) } }) { return text }
    return Array("---\nurl: \(address)\n".utf8) + text.dropFirst(4)
  }

  /// The title of a part of a page that says none itself.
  private var titleElement: String {
    guard !isWhole, let title, ByteSearch.first(of: "<h1", inAnyCase: text[...]) == nil else {
      return ""
    }
    var words = ByteOutput()
    HTMLEscape.append(title, to: &words)
    return "<title>\(String(decoding: words.bytes, as: UTF8.self))</title>\n"
  }

  /// The fields in front of the text, if it has any.
  private var fields: ArraySlice<UInt8>? {
    guard ByteSearch.starts(text[...], with: "---\n"),
      let end = ByteSearch.first(of: "\n---", in: text[3...])
    else { return nil }
    let fields = text[4..<max(4, end)]
    return fields.prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: ":")) ? fields : nil
  }

  var number: Int { part?.number ?? 0 }

  /// What pages have in common that are parts of one.
  var key: String? {
    address.map { String($0.prefix { $0 != "#" }) } ?? title
  }

  /// What the page is called, as a file may be.
  var name: String? {
    if let file {
      return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
    if let address { return PageAddress(address)?.slug.text ?? Self.last(of: address) }
    return (title ?? heading).map { PageAddress(title: $0).slug.text }
  }

  /// The last part of a path, without what no name of a file should have.
  private static func file(of path: String) -> String? {
    let parts = path.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    guard let last = parts.last else { return nil }
    let name = last.drop { $0 == UInt8(ascii: ".") }.filter { $0 >= 0x20 && $0 != 0x7F }
    let text = String(decoding: name, as: UTF8.self)
    return text.isEmpty || name.count > 200 ? nil : text
  }

  /// The last part of an address that names something.
  private static func last(of address: String) -> String? {
    let path = address.split(separator: "#").first?.split(separator: "?").first ?? ""
    let parts = path.split(separator: "/").dropFirst(2).map { part in
      let stem = part.split(separator: ".").first ?? part
      return stem.utf8.prefix(80).filter { ByteClass.isAlphanumeric($0) || $0 == 0x2D }
    }
    let last = parts.last { !$0.isEmpty && !$0.elementsEqual("index".utf8) }
    return last.map { String(decoding: $0, as: UTF8.self) }
  }

  private var heading: String? {
    let line = text.split(separator: UInt8(ascii: "\n"), maxSplits: 20).first {
      ByteSearch.starts($0, with: "# ")
    }
    return line.map { String(decoding: $0.dropFirst(2).trimmed, as: UTF8.self) }
  }
}
