import Bytes
import JSON

/// The inline content of a paragraph, a cell or a caption.
extension RenderContent {
  mutating func write(_ elements: [LocatedJSON], to writer: inout InlineWriter) {
    for element in elements { write(element, to: &writer) }
  }

  private mutating func write(_ element: LocatedJSON, to writer: inout InlineWriter) {
    let inner = element["inlineContent"]?.elements ?? []
    switch element["type"]?.string ?? "" {
    case "text": writer.text(Self.bytes(element["text"])[...])
    case "codeVoice": writer.code(Self.bytes(element["code"])[...])
    case "strong", "inlineHead": write(inner, in: .strong, to: &writer)
    case "emphasis", "newTerm": write(inner, in: .emphasis, to: &writer)
    case "reference": writeReference(element, to: &writer)
    case "link": writeLink(element, to: &writer)
    case "image", "video":
      if let picture = picture(element) {
        writer.image(alt: picture.alt[...], source: picture.source)
      }
    default:
      writer.text(Self.bytes(element["text"] ?? element["code"])[...])
      write(inner, to: &writer)
    }
  }

  private mutating func write(
    _ inner: [LocatedJSON], in mark: InlineWriter.Mark, to writer: inout InlineWriter
  ) {
    writer.open(mark)
    write(inner, to: &writer)
    writer.close(mark)
  }

  private mutating func writeLink(_ element: LocatedJSON, to writer: inout InlineWriter) {
    writer.openLink(target.address(element["destination"]?.string ?? ""))
    writer.text(Self.bytes(element["title"])[...])
    writer.closeLink()
  }

  /// A link by name: its title and its address are in the references.
  mutating func writeReference(_ element: LocatedJSON, to writer: inout InlineWriter) {
    let name = element["identifier"]?.string ?? element.string ?? ""
    let reference = references.use(name)
    let address = target.address(reference?["url"]?.string ?? name)
    let isActive = element["isActive"]?.bool ?? true
    writer.openLink(isActive ? address : nil)
    if let words = element["overridingTitleInlineContent"]?.elements, !words.isEmpty {
      write(words, to: &writer)
    } else if let words = reference?["titleInlineContent"]?.elements, !words.isEmpty, !isInTitle {
      // A title may name a page in turn, even its own.
      isInTitle = true
      write(words, to: &writer)
      isInTitle = false
    } else if let title = element["overridingTitle"]?.string ?? reference?["title"]?.string {
      let isSymbol = reference?["kind"]?.string == "symbol"
      if isSymbol {
        writer.code(Array(title.utf8)[...])
      } else {
        writer.text(Array(title.utf8)[...])
      }
    } else {
      untitled.append(element.range.lowerBound)
      writer.raw(DocAddress.words((address ?? Array(name.utf8))[...]))
    }
    writer.closeLink()
  }

  static func bytes(_ value: LocatedJSON?) -> [UInt8] { Array((value?.string ?? "").utf8) }

  /// The words alone.
  static func plainText(_ elements: [LocatedJSON]) -> String {
    elements.map { element in
      (element["text"] ?? element["code"] ?? element["overridingTitle"])?.string
        ?? plainText(element["inlineContent"]?.elements ?? [])
    }.joined()
  }
}
