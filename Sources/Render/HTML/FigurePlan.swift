import Model

/// Which words are under which picture, and which pictures are beside one another.
struct FigurePlan {
  /// The paragraph under a picture, by the image’s node; the words under a check or a cross are
  /// those of the picture that it is about.
  private(set) var captions: [Int: Int] = [:]
  /// The images, by the paragraph under them.
  private(set) var owners: [Int: Int] = [:]
  /// The paragraphs under pictures that are not written.
  private(set) var orphans: Set<Int> = []
  /// By the paragraph that a row of pictures begins with.
  private(set) var rows: [Int: Row] = [:]

  struct Row: Equatable {
    /// Where it ends.
    var end: Int
    let pictures: Int
    /// The width of the widest, in points.
    let width: Int

    /// Of telephones and watches more than two have room beside one another.
    var isNarrow: Bool { width <= 320 }
  }

  /// - Parameter left: Blocks that are not written.
  init(
    _ document: Document, _ polarities: Polarities, _ shelf: PictureShelf, without left: Set<Int>
  ) {
    let hidden = left.map { $0..<document.nodes[$0].end }
    var last: Int?
    for figure in document.figures {
      guard !hidden.contains(where: { $0.contains(figure.node) }) else {
        if let caption = figure.caption { orphans.insert(caption) }
        continue
      }
      let owner = polarities.marks.contains(figure.node) ? last ?? figure.node : figure.node
      last = owner
      guard let caption = figure.caption else { continue }
      captions[owner] = caption
      owners[caption] = owner
    }
    guard !shelf.isEmpty else { return }
    findRows(in: document, polarities, shelf, without: left)
  }
}

extension FigurePlan {
  /// Two pictures or more without text between them but their captions.
  private mutating func findRows(
    in document: Document, _ polarities: Polarities, _ shelf: PictureShelf,
    without left: Set<Int>
  ) {
    /// The block with which the row begins that this place may go on with.
    var start: Int?
    for block in document.topLevel where !left.contains(block) {
      let end = document.nodes[block].end
      if owners[block] != nil, let start {
        rows[start]?.end = end
      } else if document.nodes[block].kind == .paragraph, document.isOnlyImages(block),
        let pictures = Self.pictures(in: block, of: document, polarities, shelf)
      {
        let first = start ?? block
        let before = rows[first] ?? Row(end: end, pictures: 0, width: 0)
        let width = pictures.reduce(before.width) { max($0, $1.width) }
        rows[first] = Row(end: end, pictures: before.pictures + pictures.count, width: width)
        start = first
      } else {
        start = nil
      }
    }
    rows = rows.filter { $0.value.pictures > 1 }
  }

  /// Those that a paragraph shows; nil if one of them is not here.
  private static func pictures(
    in paragraph: Int, of document: Document, _ polarities: Polarities, _ shelf: PictureShelf
  ) -> [ShownPicture]? {
    var pictures: [ShownPicture] = []
    for child in document.children(of: paragraph) where !polarities.marks.contains(child) {
      guard case .image(let source, _) = document.nodes[child].kind else { continue }
      guard let picture = shelf.picture(of: source) else { return nil }
      pictures.append(picture)
    }
    return pictures
  }
}
