import Model

extension DocumentHTML {
  mutating func visitInline(_ index: Int) -> Int {
    let depth = writer.depth
    switch nodes[index].kind {
    case .html(let text) where Self.lineBreaks.contains(text.lowercased()): writer.void("br")
    case .text(let text) where opensCell(index):
      writer.text(TimesSign.shown(MinusSign.shown(text)))
    case .text(let text): writer.text(TimesSign.shown(text))
    case .html(let text): writer.text(text)
    case .softBreak: writer.text("\n")
    case .lineBreak: writer.void("br")
    case .code(let text): writer.write(text, in: "code")
    case .emphasis: writer.begin("em")
    case .strong: writer.begin("strong")
    case .strikethrough: writer.begin("del")
    case .link: return beginLink(index)
    case .image: return writeImage(index)
    case .footnoteReference(let name): writeMention(index, name)
    default: break
    }
    return enter(index, .other, depth: depth)
  }
}

extension DocumentHTML {
  /// The one piece of markup that tables of Markdown need, having no other way to say it.
  private static let lineBreaks: Set = ["<br>", "<br/>", "<br />"]

  private func opensCell(_ index: Int) -> Bool { index > 0 && nodes[index - 1].kind == .cell }

  /// A link where it leads somewhere and is not in another; its text alone elsewhere.
  private mutating func beginLink(_ index: Int) -> Int {
    let depth = writer.depth
    switch text.links[index] {
    case _ where linksAround > 0: break
    case .page(let goal, let fragment):
      writer.begin("a", .href(RelativePath(from: text.folder, to: goal, fragment: fragment)))
    case .elsewhere(let address): writer.begin("a", .href(address))
    case nil: break
    }
    return enter(index, writer.depth > depth ? .link : .other, depth: depth)
  }

  private mutating func writeMention(_ index: Int, _ name: String) {
    guard let number = notes.number(of: name) else { return writer.text("[\(name)]") }
    let depth = writer.depth
    writer.begin("sup", notes.isFirstMention(index) ? .id("mention-\(number)") : nil)
    if linksAround == 0 { writer.begin("a", .href(RelativePath(fragment: "note-\(number)"))) }
    writer.text(String(number))
    writer.close(to: depth)
  }
}
