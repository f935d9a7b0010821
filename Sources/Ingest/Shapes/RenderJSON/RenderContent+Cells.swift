import Bytes
import JSON

/// Blocks in the cell of a table: their text on one line, a break between them.
extension RenderContent {
  mutating func writeCell(_ blocks: [LocatedJSON], to writer: inout InlineWriter) {
    for block in blocks {
      writer.lineBreak()
      writeCellPart(block, to: &writer)
    }
  }

  private mutating func writeCellPart(_ block: LocatedJSON, to writer: inout InlineWriter) {
    switch Self.kind(of: block) {
    case "paragraph", "small": write(block["inlineContent"]?.elements ?? [], to: &writer)
    case "unorderedList", "orderedList":
      for item in block["items"]?.elements ?? [] { writeItem(item, to: &writer) }
    case "codeListing":
      writeLegend(of: block, to: &writer)
      writeLines(block["code"], to: &writer)
    case "image", "video": write([block], to: &writer)
    case "thematicBreak": sink.claims.drop(block.range, "thematic-break")
    case let kind:
      if !Self.blockKinds.contains(kind) { note(kind, at: block.range.lowerBound) }
      writeLegend(of: block, to: &writer)
      writeParts(of: block, to: &writer)
    }
  }

  /// Kinds that need no case of their own here: what they are made of says it all.
  private static let blockKinds: Set = [
    "heading", "aside", "termList", "table", "row", "tabNavigator", "links", "endpointExample",
    "dictionaryExample", "step", "fullWidth", "contentAndMedia", "columns", "multiple-choice",
  ]
}

extension RenderContent {
  private mutating func writeItem(_ item: LocatedJSON, to writer: inout InlineWriter) {
    writer.lineBreak()
    writer.text(Array("• ".utf8)[...])
    if let box = Self.box(of: item) {
      writer.raw(box)
      writer.text(Array(" ".utf8)[...])
    }
    writeParts(item["content"]?.elements ?? [], to: &writer)
  }

  /// With a break between them.
  private mutating func writeParts(_ parts: [LocatedJSON], to writer: inout InlineWriter) {
    for (place, part) in parts.enumerated() {
      if place > 0 { writer.lineBreak() }
      writeCellPart(part, to: &writer)
    }
  }

  private mutating func writeLegend(of block: LocatedJSON, to writer: inout InlineWriter) {
    guard let metadata = block["metadata"] else { return }
    writeWords(metadata["title"], in: .strong, to: &writer)
    writer.lineBreak()
    write(metadata["abstract"]?.elements ?? [], to: &writer)
  }

  private mutating func writeLines(_ code: LocatedJSON?, to writer: inout InlineWriter) {
    guard let code else { return }
    for line in code.string == nil ? code.elements : [code] {
      writer.lineBreak()
      writer.code(Self.bytes(line)[...])
    }
  }

  private func writeWords(
    _ words: LocatedJSON?, in mark: InlineWriter.Mark? = nil, to writer: inout InlineWriter
  ) {
    writer.lineBreak()
    if let mark { writer.open(mark) }
    writer.text(Self.bytes(words)[...])
    if let mark { writer.close(mark) }
  }
}

extension RenderContent {
  private mutating func writeParts(of value: LocatedJSON, to writer: inout InlineWriter) {
    for member in Self.parts(of: value) {
      let part = member.value
      switch part.value {
      case .string(let text): writeString(text, of: member, to: &writer)
      case .array(let elements): writeElements(elements, of: member, to: &writer)
      case .object where member.name != "metadata": writeOne(part, to: &writer)
      default: break
      }
    }
  }

  private mutating func writeString(
    _ text: String, of member: LocatedMember, to writer: inout InlineWriter
  ) {
    switch role(of: member) {
    case .picture:
      writer.lineBreak()
      writePicture(named: text, to: &writer)
    case .file:
      let file = references.use(text)
      if let name = file?["fileName"] {
        writer.lineBreak()
        writer.code(Self.bytes(name)[...])
      }
      writeLines(file?["content"], to: &writer)
    case .name: writeWords(member.value, in: .strong, to: &writer)
    case .words: writeWords(member.value, to: &writer)
    case nil: break
    }
  }

  private mutating func writeElements(
    _ elements: [LocatedJSON], of member: LocatedMember, to writer: inout InlineWriter
  ) {
    if isInline(elements, named: member.name) {
      writer.lineBreak()
      write(elements, to: &writer)
    } else if member.name == "code" {
      writeLines(member.value, to: &writer)
    } else if isLinks(elements, named: member.name) {
      for name in elements where name.string?.isEmpty == false {
        writer.lineBreak()
        writeReference(name, to: &writer)
      }
    } else {
      for element in elements { writeElement(element, to: &writer) }
    }
  }

  private mutating func writeElement(_ element: LocatedJSON, to writer: inout InlineWriter) {
    guard case .array(let inner) = element.value else { return writeOne(element, to: &writer) }
    writeElements(inner, of: LocatedMember("", element, start: 0), to: &writer)
  }

  private mutating func writeOne(_ value: LocatedJSON, to writer: inout InlineWriter) {
    writer.lineBreak()
    if isInline([value], named: "") {
      write([value], to: &writer)
    } else if value["type"]?.string != nil {
      writeCellPart(value, to: &writer)
    } else {
      writeParts(of: value, to: &writer)
    }
  }
}
