import Bytes
import JSON

/// The inline content of a paragraph, a cell or a caption.
extension RenderContent {
  mutating func write(_ elements: [LocatedJSON], to writer: inout InlineWriter) {
    for element in elements { write(element, to: &writer) }
  }

  static let inlineKinds: Set = [
    "text", "codeVoice", "strong", "inlineHead", "emphasis", "italic", "newTerm", "strikethrough",
    "subscript", "superscript", "reference", "link", "image", "video",
  ]

  private mutating func write(_ element: LocatedJSON, to writer: inout InlineWriter) {
    let inner = element["inlineContent"]?.elements ?? []
    switch element["type"]?.string ?? "" {
    case "text": writer.text(Self.bytes(element["text"])[...])
    case "codeVoice": writer.code(Self.bytes(element["code"])[...])
    case "strong", "inlineHead": write(inner, in: .strong, to: &writer)
    case "emphasis", "italic", "newTerm": write(inner, in: .emphasis, to: &writer)
    case "strikethrough": write(inner, in: .strikethrough, to: &writer)
    case "superscript": write(SmallFigures.raised(inner), to: &writer)
    case "subscript": write(SmallFigures.lowered(inner), to: &writer)
    case "reference": writeReference(element, to: &writer)
    case "link": writeLink(element, to: &writer)
    case "image", "video": writePicture(element, to: &writer)
    case let kind:
      note(kind, at: element.range.lowerBound)
      let words = element["text"] ?? element["code"] ?? element["title"]
      writer.text(Self.bytes(words)[...])
      write(inner, to: &writer)
    }
  }

  private mutating func writePicture(_ element: LocatedJSON, to writer: inout InlineWriter) {
    guard let picture = picture(element) else { return }
    writer.image(alt: picture.alt[...], source: picture.source)
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
    if reference?["type"]?.string == "image" { return writePicture(named: name, to: &writer) }
    let isActive = element["isActive"]?.bool ?? true
    let isThere = reference?["type"]?.string != "unresolvable"
    let address = Self.address(reference, named: name).flatMap { target.address($0) }
    writer.openLink(isActive && isThere ? address : nil)
    writeTitle(of: element, reference, else: address ?? Array(name.utf8), to: &writer)
    writer.closeLink()
  }

  /// Files have a name that is no address.
  private static func address(_ reference: LocatedJSON?, named name: String) -> String? {
    if let address = reference?["url"]?.string { return address }
    return ["doc:", "http:", "https:", "mailto:", "/"].contains(where: name.hasPrefix) ? name : nil
  }

  mutating func writePicture(named name: String, to writer: inout InlineWriter) {
    guard let picture = picture(named: name) else { return }
    writer.image(alt: picture.alt[...], source: picture.source)
  }

  private mutating func writeTitle(
    of element: LocatedJSON, _ reference: LocatedJSON?, else address: [UInt8],
    to writer: inout InlineWriter
  ) {
    if let words = element["overridingTitleInlineContent"]?.elements, !words.isEmpty {
      write(words, to: &writer)
    } else if let words = reference?["titleInlineContent"]?.elements, !words.isEmpty, !isInTitle {
      // A title may name a page in turn, even its own.
      isInTitle = true
      write(words, to: &writer)
      isInTitle = false
    } else if let title = element["overridingTitle"]?.string ?? Self.title(of: reference) {
      let isSymbol = reference?["kind"]?.string == "symbol" || reference?["fileName"] != nil
      if isSymbol {
        writer.code(Array(title.utf8)[...])
      } else {
        writer.text(Array(title.utf8)[...])
      }
    } else {
      untitled.append(element.range.lowerBound)
      writer.raw(DocAddress.words(address[...]))
    }
  }

  /// Pages and requirements have a title, files and their types a name.
  private static func title(of reference: LocatedJSON?) -> String? {
    let names = ["title", "fileName", "displayName"].lazy.compactMap { reference?[$0]?.string }
    return names.first { !$0.isEmpty }
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
