import Model

/// The element of a picture: its files by appearance and density, as WebP where that is smaller.
struct PictureMarkup {
  let picture: ShownPicture
  /// That of the page.
  let folder: String

  /// Books have the original alone: not every reader knows others, and paper is light.
  func write(_ words: String, isLazy: Bool, to writer: inout HTMLWriter) {
    let depth = writer.depth
    let isHTML = writer.dialect == .html
    if isHTML { writeSources(to: &writer) }
    writer.void(
      "img", .source(path(picture.largest.picture.original)),
      isHTML && picture.light.count > 1 ? .sources(originals(picture.light)) : nil,
      .width(picture.width), .height(picture.height), .alternative(words),
      isHTML && isLazy ? .lazy : nil)
    writer.close(to: depth)
  }
}

extension PictureMarkup {
  private func path(_ file: String) -> RelativePath { RelativePath(from: folder, toFile: file) }

  private func writeSources(to writer: inout HTMLWriter) {
    guard !picture.dark.isEmpty || webP(picture.light) != nil else { return }
    writer.begin("picture")
    // Paper is light.
    if let size = picture.dark.last { writer.writeForScreens { writeDark(size, to: &$0) } }
    if let files = webP(picture.light) {
      writer.void("source", with: [.type("image/webp"), .sources(files)])
    }
  }

  private func writeDark(_ size: ShownPicture.Variant, to writer: inout HTMLWriter) {
    let isOther = size.width != picture.width || size.height != picture.height
    let sizes: [HTMLAttribute?] = isOther ? [.width(size.width), .height(size.height)] : []
    if let files = webP(picture.dark) {
      writer.void("source", with: [.dark, .type("image/webp"), .sources(files)] + sizes)
    }
    writer.void("source", with: [.dark, .sources(originals(picture.dark))] + sizes)
  }

  private typealias Files = [(path: RelativePath, scale: Int)]

  private func originals(_ variants: [ShownPicture.Variant]) -> Files {
    variants.map { (path($0.picture.original), $0.scale) }
  }

  /// nil unless all densities have one: a browser takes the first that it knows.
  private func webP(_ variants: [ShownPicture.Variant]) -> Files? {
    let files = variants.compactMap { variant in
      variant.picture.webP.map { (path($0), variant.scale) }
    }
    return files.count == variants.count && !files.isEmpty ? files : nil
  }
}
