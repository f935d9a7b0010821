import Bytes
import JSON
import Model

/// Paragraphs and the pictures in them. A picture at an end of a paragraph is a block of its own.
extension RenderContent {
  mutating func takeParagraph(
    _ elements: [LocatedJSON], from origin: Range<Int>, _ rule: String
  ) {
    guard case .page = place else {
      var writer = InlineWriter()
      write(elements, to: &writer)
      return add(writer.finish(), from: origin, rule)
    }
    let isText = elements.map { !isPicture($0) && !isBlank($0) }
    let first = isText.firstIndex(of: true) ?? elements.endIndex
    let end = isText.lastIndex(of: true).map { $0 + 1 } ?? first
    for element in elements[..<first] where isPicture(element) { takePicture(element) }
    var writer = InlineWriter()
    write(Array(elements[first..<end]), to: &writer)
    add(writer.finish(), from: origin, rule)
    for element in elements[end...] where isPicture(element) { takePicture(element) }
  }

  /// Text of a paragraph, as the block that it is here.
  mutating func add(_ text: [UInt8], from origin: Range<Int>, _ rule: String) {
    guard !text.isEmpty else { return }
    switch place {
    case .page: sink.add(.paragraph, text, from: origin, rule)
    case .aside(let kind): sink.add(.aside(kind), text, from: origin, "aside")
    case .item(let depth, let number, false):
      sink.add(.item(depth: depth, number: number), text, from: origin, "item")
      place = .item(depth: depth, number: number, isStarted: true)
    case .item: sink.extend(text, from: origin, "item")
    }
  }

  private mutating func takePicture(_ element: LocatedJSON) {
    guard let picture = picture(element) else { return }
    if element["type"]?.string == "video" {
      sink.add(film: picture.alt, source: picture.source, from: element.range)
    } else {
      let words = MarkdownText.escapeAlt(picture.alt[...])
      sink.add(image: MarkdownText.image(words: words, source: picture.source), from: element.range)
    }
    guard let caption = element["metadata"]?["abstract"] else { return }
    var writer = InlineWriter()
    write(caption.elements, to: &writer)
    sink.add(.caption, writer.finish(), from: caption.range, "caption")
  }

  mutating func picture(_ element: LocatedJSON) -> (alt: [UInt8], source: [UInt8])? {
    guard let name = element["identifier"]?.string else { return nil }
    guard let reference = references.use(name) else { return ([], LinkTarget.source(name)) }
    return (
      InlineBlanks.oneLine(Array((reference["alt"]?.string ?? "").utf8)[...]),
      LinkTarget.source(RenderReferences.source(reference))
    )
  }

  private func isPicture(_ element: LocatedJSON) -> Bool {
    ["image", "video"].contains(element["type"]?.string)
  }

  private func isBlank(_ element: LocatedJSON) -> Bool {
    guard element["type"]?.string == "text", let text = element["text"]?.string else {
      return false
    }
    return text.utf8.allSatisfy(ByteClass.isSpace)
  }
}
