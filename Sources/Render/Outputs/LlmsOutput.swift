import Bytes
import Model

/// `llms.txt` and `llms-full.txt`: what is here, in Markdown, each page with its abstract and the
/// way to its twin; and all pages in full.
struct LlmsOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    let settings = context.site.settings
    var text = "# \(Self.line(settings.title))\n\n> \(Self.line(settings.tagline))\n"
    let loose = context.site.pages.filter { $0.group == nil }
    if !loose.isEmpty { text += "\n" }
    for page in loose { text += entry(page, context) }
    for group in context.site.groups where !group.members.isEmpty {
      text += "\n## \(Self.line(group.title))\n\n"
      for page in group.members { text += entry(context.site.pages[page], context) }
    }
    text += "\n## Optional\n\n"
    for way in context.ways {
      let address = Self.address(RelativePath.page(way.folder), context)
      text += "- [\(way.title)](\(address)): \(way.about)\n"
    }
    let brief = OutputFile("llms.txt", ShownText.bytes(Array(text.utf8)))
    return Rendered(files: [brief, full(context)])
  }

  /// `llms-full.txt`: all pages in full, in reading order, each with its address.
  private func full(_ context: RenderContext) -> OutputFile {
    OutputFile("llms-full.txt", isLarge: context.site.pages.count > Self.mostWhole) { put in
      var output = ByteOutput(capacity: OutputFile.pieceSize)
      for page in context.site.pages {
        guard let text = MarkdownOutput.text(of: page, context) else { continue }
        let address = Self.address(RelativePath.page(page.folder), context)
        output.append(Array("<!-- \(address) -->\n\n".utf8))
        output.append(text)
        output.append("\n")
        output.handOver(to: put, atLeast: OutputFile.pieceSize)
      }
      put(output.bytes)
    }
  }

  /// Pages of a file that is made whole.
  private static let mostWhole = 500

  /// Of a file, as links name it.
  private static func address(_ path: String, _ context: RenderContext) -> String {
    let settings = context.site.settings
    return (settings.baseURL ?? "") + settings.address(path)
  }

  private func entry(_ page: SitePage, _ context: RenderContext) -> String {
    let href = MarkdownOutput.href(of: page, context) ?? RelativePath.page(page.folder)
    let address = Self.address(href, context)
    let abstract = Self.line(page.document.frontMatter.abstract)
    return "- [\(Self.line(page.title))](\(address))\(abstract.isEmpty ? "" : ": " + abstract)\n"
  }

  /// One line, in which nothing opens a link.
  static func line(_ text: String) -> String {
    var text = text
    return text.withUTF8(plainLine) ?? wholeLine(text)
  }

  /// The same for any text. A mark behind a sign makes another character of it, and not for who
  /// reads Markdown: signs are looked for in bytes.
  static func wholeLine(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let line = words.utf8.flatMap { opensLink($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return String(decoding: line, as: UTF8.self)
  }

  /// The same for a text of plain characters; nil for any other.
  private static func plainLine(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var line: [UInt8] = []
    line.reserveCapacity(text.count + 8)
    var (place, isApart) = (0, false)
    while place < text.count {
      guard let size = PlainCharacter.size(at: place, in: text) else { return nil }
      let byte = text[place]
      if ByteClass.isSpace(byte) {
        isApart = !line.isEmpty
      } else {
        if isApart { line.append(UInt8(ascii: " ")) }
        isApart = false
        if opensLink(byte) { line.append(UInt8(ascii: "\\")) }
        line.append(contentsOf: text[place..<place + size])
      }
      place += size
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static func opensLink(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "<"): true
    default: false
    }
  }
}
