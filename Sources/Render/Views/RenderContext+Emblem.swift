import Model

extension RenderContext {
  /// The picture that stands for a page; null if the project does not have it.
  func emblem(of page: Int) -> TemplateValue {
    guard let emblem = site.pages[page].document.emblem,
      let picture = shelf.picture(of: emblem.source)?.largest
    else { return .null }
    let files = picture.picture
    return [
      "src": .text(RelativePath.encoded(files.small ?? files.webP ?? files.original)),
      "width": .number(picture.width), "height": .number(picture.height),
      "alt": .text(emblem.alt),
    ]
  }
}
