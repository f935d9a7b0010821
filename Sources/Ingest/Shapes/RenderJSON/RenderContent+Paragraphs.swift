import Bytes
import JSON
import Model

/// Paragraphs and the pictures in them. A picture at an end of a paragraph is a block of its own.
extension RenderContent {
  mutating func takeParagraph(
    _ elements: [LocatedJSON], from origin: Range<Int>, _ rule: String
  ) {
    guard case .page = place else { return add(from: origin, rule) { $0.write(elements) } }
    let isText = elements.map { !isPicture($0) && !isBlank($0) }
    let first = isText.firstIndex(of: true) ?? elements.endIndex
    let end = isText.lastIndex(of: true).map { $0 + 1 } ?? first
    for element in elements[..<first] where isPicture(element) { takePicture(element) }
    add(from: origin, rule) { $0.write(Array(elements[first..<end])) }
    for element in elements[end...] where isPicture(element) { takePicture(element) }
  }

  /// The inline content of a block that is no more than that.
  static func inlines(of block: LocatedJSON) -> [LocatedJSON] {
    ["image", "video"].contains(kind(of: block)) ? [block] : block.list("inlineContent")
  }

  /// Text of a paragraph, as the block that it is here.
  mutating func add(from origin: Range<Int>, _ rule: String, _ write: (inout Self) -> Void) {
    if isInCell {
      writer.lineBreak()
      return write(&self)
    }
    let text = written(write)
    guard !text.isEmpty else { return }
    switch place {
    case .page: sink.add(.paragraph, text, from: origin, rule)
    case .aside(let kind): sink.add(.aside(kind), text, from: origin, "aside")
    case .item(let depth, let number, false):
      sink.add(.item(depth: depth, number: number), text, from: origin, "item")
      place = .item(depth: depth, number: number, isStarted: true)
    case .item, .cell: sink.extend(text, from: origin, "item")
    }
  }

  /// The text of a block of its own.
  mutating func written(
    in style: InlineWriter.Style = .block, _ write: (inout Self) -> Void
  ) -> [UInt8] {
    writer = InlineWriter(style)
    write(&self)
    return writer.finish()
  }

  private mutating func takePicture(_ element: LocatedJSON) {
    guard let picture = picture(element) else { return }
    if element.text("type") == "video" {
      takeFilm(element, picture)
    } else {
      add(image: picture, from: element.range)
    }
    guard let metadata = element["metadata"] else { return }
    let origin = metadata["title"] == nil ? metadata["abstract"]?.range : metadata.range
    sink.add(
      .caption, written { $0.writeLegend(metadata) }, from: origin ?? metadata.range, "caption")
  }

  /// What a film shows in words, and its first picture.
  private mutating func takeFilm(_ element: LocatedJSON, _ film: Picture) {
    let poster = picture(named: references.poster(of: element.text("identifier")))
    if poster.source.isEmpty || !film.alt.isEmpty {
      sink.add(film: film.alt, source: film.source, from: element.range)
    }
    guard !poster.source.isEmpty else { return }
    add(image: (poster.alt.isEmpty ? film.alt : poster.alt, poster.source), from: element.range)
  }

  private mutating func add(image: Picture, from origin: Range<Int>) {
    let words = MarkdownText.escapeAlt(image.alt[...])
    sink.add(image: MarkdownText.image(words: words, source: image.source), from: origin)
  }

  typealias Picture = (alt: [UInt8], source: [UInt8])

  mutating func picture(_ element: LocatedJSON) -> Picture? {
    element["identifier"]?.string.flatMap { picture(named: $0) }
  }

  mutating func picture(named name: String) -> Picture {
    guard let reference = references.use(name) else { return ([], LinkTarget.source(name)) }
    return (
      InlineBlanks.oneLine(Array(reference.text("alt").utf8)[...]),
      LinkTarget.source(RenderReferences.source(reference))
    )
  }

  private func isPicture(_ element: LocatedJSON) -> Bool {
    ["image", "video"].contains(element.text("type"))
  }

  private func isBlank(_ element: LocatedJSON) -> Bool {
    element.text("type") == "text"
      && element["text"]?.string?.utf8.allSatisfy(ByteClass.isSpace) == true
  }
}
