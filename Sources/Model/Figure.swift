/// A picture that is between the paragraphs, with what is said about it.
public struct Figure: Sendable, Equatable {
  /// The image's node.
  public let node: Int
  public let source: String
  /// The picture in words; empty if the page has none.
  public let alt: String
  /// The paragraph of the words under it.
  public let caption: Int?
}

extension NodeKind {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}

extension Document {
  /// The pictures in paragraphs of nothing else. What is on the very
  /// next line is a caption; so is the paragraph below, if it lacks the full stop of other text.
  public var figures: [Figure] {
    // Most pages have none.
    guard nodes.contains(where: { $0.kind.isImage }) else { return [] }
    var figures: [Figure] = []
    /// Where the blocks end that a node is in.
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      let around = ends.last ?? nodes.count
      if node.end > index + 1 { ends.append(node.end) }
      guard node.kind == .paragraph else { continue }
      let images = images(in: index)
      for image in images {
        guard case .image(let source, _) = nodes[image].kind else { continue }
        figures.append(
          Figure(
            node: image, source: source, alt: plainText(of: image + 1..<nodes[image].end),
            caption: image == images.last ? caption(under: index, before: around) : nil))
      }
    }
    return figures
  }

  /// The images of a paragraph that holds nothing but images; none of any other.
  public func images(in paragraph: Int) -> [Int] {
    var images: [Int] = []
    for child in outermost(in: paragraph + 1..<nodes[paragraph].end) {
      switch nodes[child].kind {
      case .image: images.append(child)
      case .softBreak, .lineBreak: break
      case .text(let words) where words.isBlank: break
      default: return []
      }
    }
    return images
  }

  /// - Parameter end: Of the block that the pictures are in.
  private func caption(under pictures: Int, before end: Int) -> Int? {
    let index = nodes[pictures].end
    guard index < end, nodes[index].kind == .paragraph, images(in: index).isEmpty
    else { return nil }
    if index + 1 < nodes[index].end, nodes[index + 1].kind == .strong { return nil }
    let lastLine = nodes[pictures..<index].reduce(0) { max($0, $1.line) }
    if nodes[index].line == lastLine + 1 { return index }
    let words = plainText(of: index..<nodes[index].end)
    guard let last = words.last(where: { !$0.isWhitespace }) else { return nil }
    return last.isPunctuation && last != ")" && last != "\u{201D}" ? nil : index
  }
}
