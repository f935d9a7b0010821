import Bytes
import JSON

/// The inline content of a paragraph, a cell or a caption.
extension RenderContent {
  mutating func write(_ elements: [LocatedJSON]) {
    for element in elements { write(element) }
  }

  static let inlineKinds: Set = [
    "text", "codeVoice", "strong", "inlineHead", "emphasis", "italic", "newTerm", "strikethrough",
    "subscript", "superscript", "reference", "link", "image", "video",
  ]

  private mutating func write(_ element: LocatedJSON) {
    let inner = element.list("inlineContent")
    switch element.text("type") {
    case "text": writer.text(element.text("text"))
    case "codeVoice": writer.code(element.text("code"))
    case "strong", "inlineHead": write(inner, in: .strong)
    case "emphasis", "italic", "newTerm": write(inner, in: .emphasis)
    case "strikethrough": write(inner, in: .strikethrough)
    case "superscript": write(inner.map(SmallFigures.raised.changed))
    case "subscript": write(inner.map(SmallFigures.lowered.changed))
    case "reference": writeReference(element)
    case "link": writeLink(element)
    case "image", "video": write(picture(element))
    case let kind:
      note(kind, at: element.range.lowerBound)
      writer.text((element["text"] ?? element["code"] ?? element["title"])?.string ?? "")
      write(inner)
    }
  }

  private mutating func write(_ picture: Picture?) {
    if let picture { writer.image(alt: picture.alt[...], source: picture.source) }
  }

  private mutating func write(_ inner: [LocatedJSON], in mark: InlineWriter.Mark) {
    writer.open(mark)
    write(inner)
    writer.close(mark)
  }

  private mutating func writeLink(_ element: LocatedJSON) {
    writer.openLink(target.address(element.text("destination")))
    writer.text(element.text("title"))
    writer.closeLink()
  }

  /// A link by name: its title and its address are in the references.
  mutating func writeReference(_ element: LocatedJSON) {
    let name = element["identifier"]?.string ?? element.string ?? ""
    let reference = references.use(name)
    if reference?.text("type") == "image" { return write(picture(named: name)) }
    let isActive = element["isActive"]?.bool ?? true
    let isThere = reference?.text("type") != "unresolvable"
    let address = Self.address(reference, named: name).flatMap { target.address($0) }
    writer.openLink(isActive && isThere ? address : nil)
    writeTitle(of: element, reference, else: address ?? Array(name.utf8))
    writer.closeLink()
  }

  /// Files have a name that is no address.
  private static func address(_ reference: LocatedJSON?, named name: String) -> String? {
    if let address = reference?["url"]?.string { return address }
    return ["doc:", "http:", "https:", "mailto:", "/"].contains(where: name.hasPrefix) ? name : nil
  }

  private mutating func writeTitle(
    of element: LocatedJSON, _ reference: LocatedJSON?, else address: [UInt8]
  ) {
    if let words = element["overridingTitleInlineContent"]?.elements, !words.isEmpty {
      write(words)
    } else if let words = reference?["titleInlineContent"]?.elements, !words.isEmpty, !isInTitle {
      writeInTitle(words)
    } else if let title = element["overridingTitle"]?.string ?? Self.title(of: reference) {
      let isSymbol = reference?["kind"]?.string == "symbol" || reference?["fileName"] != nil
      if isSymbol {
        writer.code(title)
      } else {
        writer.text(title)
      }
    } else {
      untitled.append(element.range.lowerBound)
      writer.raw(DocAddress.words(address[...]))
    }
  }

  /// A title may name a page in turn, even its own.
  mutating func writeInTitle(_ words: [LocatedJSON]) {
    isInTitle = true
    write(words)
    isInTitle = false
  }

  /// Pages and requirements have a title, files and their types a name.
  private static func title(of reference: LocatedJSON?) -> String? {
    let names = ["title", "fileName", "displayName"].lazy.compactMap { reference?[$0]?.string }
    return names.first { !$0.isEmpty }
  }

  /// The words alone.
  static func plainText(_ elements: [LocatedJSON]) -> String {
    elements.map { element in
      (element["text"] ?? element["code"] ?? element["overridingTitle"])?.string
        ?? plainText(element.list("inlineContent"))
    }.joined()
  }
}
