import Model

/// Pictures of the project as pictures; of any other, what it shows in words and where it is.
extension DocumentHTML {
  /// A paragraph of nothing but images: each is a figure.
  mutating func beginFigures(_ index: Int, _ depth: Int) -> Int {
    if let row = figures.rows[index] {
      writer.begin("div", .class(row.isNarrow ? "plates narrow" : "plates"))
      frames.append(Frame(end: row.end, depth: depth, kind: .other))
    }
    return enter(index, .figures, depth: writer.depth)
  }

  /// No picture is loaded from elsewhere.
  mutating func writeImage(_ index: Int) -> Int {
    let end = nodes[index].end
    guard !polarities.marks.contains(index) else { return end }
    let words = document.plainText(of: index + 1..<end)
    if case .figures = frames.last?.kind {
      writeFigure(index, words.isEmpty ? "Figure" : words)
    } else if let picture = inline(index) {
      writePicture(picture, words)
    } else if !words.isEmpty {
      writer.write(words, in: "i")
    }
    return end
  }

  /// The words under a picture: in its figure, if it is shown.
  mutating func beginCaption(of image: Int) {
    guard picture(image) != nil else { return writer.begin("p", .class("small")) }
    writer.begin("figcaption")
    guard let polarity = polarities.figures[image] else { return }
    writer.write(polarity.word, in: "b")
    writer.text(" ")
  }
}

extension DocumentHTML {
  private func picture(_ image: Int) -> ShownPicture? {
    guard case .image(let source, _) = nodes[image].kind, Polarities.polarity(of: source) == nil
    else { return nil }
    return text.shelf.picture(of: source)
  }

  /// A picture among words. Beside a drawn color, the words say more.
  private func inline(_ image: Int) -> ShownPicture? {
    let isInCell = frames.contains { if case .row = $0.kind { true } else { false } }
    return isInSwatch && isInCell ? nil : picture(image)
  }

  /// A check or a cross is shown by the figure that it is about; without one, it is a line.
  private mutating func writeFigure(_ index: Int, _ words: String) {
    guard case .image(let source, _) = nodes[index].kind, !isPoster(index) else { return }
    let depth = writer.depth
    writer.lineBreak()
    if let polarity = Polarities.polarity(of: source) {
      writer.begin("p", .class(polarity.style))
      writer.write(polarity.word, in: "b")
    } else if let picture = text.shelf.picture(of: source) {
      return writeFigure(index, picture, words, depth)
    } else {
      writeAway(source, words, polarities.figures[index])
    }
    writer.close(to: depth)
  }

  /// Left open for its caption, if there is one.
  private mutating func writeFigure(
    _ index: Int, _ picture: ShownPicture, _ words: String, _ depth: Int
  ) {
    let polarity = polarities.figures[index]
    writer.begin("figure", polarity.map { .class($0.style) })
    let isLink = linksAround == 0 && writer.dialect != .xml
    if isLink {
      let path = RelativePath(from: text.folder, toFile: picture.largest.picture.original)
      writer.begin("a", .href(path), .class("view"))
    }
    writePicture(picture, words)
    if isLink { writer.end() }
    if let caption = figures.captions[index] {
      return frames.append(Frame(end: nodes[caption].end, depth: depth, kind: .other))
    }
    if let polarity {
      writer.begin("figcaption")
      writer.write(polarity.word, in: "b")
    }
    writer.close(to: depth)
  }

  private mutating func writePicture(_ picture: ShownPicture, _ words: String) {
    // One that is above all headings may be on the first screen.
    let isFirst = !hasPictures && headings.isEmpty
    hasPictures = true
    PictureMarkup(picture: picture, folder: text.folder)
      .write(words, isLazy: !isFirst, to: &writer)
  }

  /// One quiet line.
  private mutating func writeAway(
    _ source: String, _ words: String, _ polarity: Polarities.Polarity?
  ) {
    writer.begin("p", .class(polarity.map { "away " + $0.style } ?? "away"))
    if let polarity {
      writer.write(polarity.word, in: "b")
      writer.text(" ")
    }
    writer.text(words)
    writeAddress(of: source)
  }

  /// Whether an image is the poster of the film before it, and cannot be shown: then the line about
  /// the film has the same words already.
  func isPoster(_ image: Int) -> Bool {
    guard image >= 2, image < nodes.count, nodes[image - 1].kind == .paragraph,
      case .image = nodes[image].kind, picture(image) == nil,
      case .mark(.video(let description)) = nodes[image - 2].kind
    else { return false }
    return document.plainText(of: image + 1..<nodes[image].end) == description
  }

  mutating func writeAddress(of source: String) {
    guard linksAround == 0, text.shelf.form != .none, let address = WebAddress(source) else {
      return
    }
    writer.text(" ")
    writer.write("Picture", in: "a", .href(address))
  }
}
