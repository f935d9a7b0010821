import Model

extension DocumentHTML {
  mutating func visitInline(_ index: Int) -> Int {
    let depth = writer.depth
    switch nodes[index].kind {
    case .html(let text) where Self.lineBreaks.contains(text.lowercased()): writer.void("br")
    case .text(let text): writer.text(TimesSign.shown(text))
    case .html(let text): writer.text(text)
    case .softBreak: writer.text("\n")
    case .lineBreak: writer.void("br")
    case .code(let text): write(text, in: "code")
    case .emphasis: writer.begin("em")
    case .strong: writer.begin("strong")
    case .strikethrough: writer.begin("del")
    case .link: return beginLink(index)
    case .image: return writeImage(index)
    case .footnoteReference(let name): writeMention(index, name)
    default: break
    }
    enter(index, .other, depth: depth)
    return index + 1
  }
}

extension DocumentHTML {
  /// The one piece of markup that tables of Markdown need, having no other way to say it.
  private static let lineBreaks: Set = ["<br>", "<br/>", "<br />"]

  private mutating func write(_ text: String, in element: StaticString) {
    writer.begin(element)
    writer.text(text)
    writer.end()
  }

  /// A link where it leads somewhere and is not in another; its text alone elsewhere.
  private mutating func beginLink(_ index: Int) -> Int {
    let depth = writer.depth
    switch links[index] {
    case _ where linksAround > 0: break
    case .page(let goal, let fragment):
      writer.begin("a", .href(RelativePath(from: folder, to: goal, fragment: fragment)))
    case .elsewhere(let address): writer.begin("a", .href(address))
    case nil: break
    }
    enter(index, writer.depth > depth ? .link : .other, depth: depth)
    return index + 1
  }

  /// No picture is loaded from elsewhere: a drawn frame holds its place, with its words.
  private mutating func writeImage(_ index: Int) -> Int {
    let words = document.plainText(of: index + 1..<nodes[index].end)
    if case .figures = frames.last?.kind {
      writeFigure(index, words.isEmpty ? "Figure" : words)
    } else if !words.isEmpty {
      write(words, in: "i")
    }
    return nodes[index].end
  }

  /// A check or a cross is shown by the figure that it is about; without one, it is a line.
  private mutating func writeFigure(_ index: Int, _ words: String) {
    guard !polarities.marks.contains(index), case .image(let source, _) = nodes[index].kind
    else { return }
    let depth = writer.depth
    writer.lineBreak()
    if let polarity = Polarities.polarity(of: source) {
      writer.begin("p", .class(polarity.style))
      write(polarity.word, in: "b")
    } else if let picture = shelf.place(of: source) {
      writePicture(picture, words, polarities.figures[index])
    } else {
      writePlate(words, polarities.figures[index])
      writeOriginal(source)
    }
    writer.close(to: depth)
  }

  /// A drawn frame in the picture's place, and its words.
  private mutating func writePlate(_ words: String, _ polarity: Polarities.Polarity?) {
    writer.begin("figure", .class(polarity.map { "plate " + $0.style } ?? "plate"))
    writer.begin("figcaption")
    if let polarity {
      write(polarity.word, in: "b")
      writer.text(" ")
    }
    writer.text(words)
    writer.end()
  }

  private mutating func writeOriginal(_ source: String) {
    guard linksAround == 0, let address = WebAddress(source) else { return }
    writer.begin("p", .class("label"))
    writer.begin("a", .href(address))
    writer.text("Picture")
    writer.end()
    writer.end()
  }

  private mutating func writePicture(
    _ picture: PictureShelf.Place, _ words: String, _ polarity: Polarities.Polarity?
  ) {
    if let polarity {
      writer.begin("figure", .class(polarity.style))
    } else {
      writer.begin("figure")
    }
    writer.void(
      "img", .source(RelativePath(from: folder, toFile: picture.path)),
      .width(picture.width), .height(picture.height), .alternative(words), .lazy)
    guard let polarity else { return }
    writer.begin("figcaption")
    write(polarity.word, in: "b")
    writer.end()
  }

  private mutating func writeMention(_ index: Int, _ name: String) {
    guard let number = notes.number(of: name) else { return writer.text("[\(name)]") }
    let depth = writer.depth
    if notes.isFirstMention(index) {
      writer.begin("sup", .id("mention-\(number)"))
    } else {
      writer.begin("sup")
    }
    if linksAround == 0 { writer.begin("a", .href(RelativePath(fragment: "note-\(number)"))) }
    writer.text(String(number))
    writer.close(to: depth)
  }
}
