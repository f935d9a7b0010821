import JSON
import Model

/// Lists of items, of tasks and of terms.
extension RenderContent {
  mutating func takeList(_ block: LocatedJSON, from first: Int?) {
    let outer = place
    let depth = depthInside
    for (offset, item) in block.list("items").enumerated() {
      switch outer {
      case .aside: takeContent(of: item)
      case .cell: takeItem(item)
      case .page, .item:
        place = .item(depth: depth, number: first.map { $0 &+ offset }, isStarted: false)
        takeItem(item)
      }
    }
    place = outer
  }

  /// The content of an item. The box of a task opens it and, in a cell, a bullet.
  private mutating func takeItem(_ item: LocatedJSON) {
    let box = Self.box(of: item)
    guard isInCell || box != nil else { return takeContent(of: item) }
    var content = item.list("content")
    let opening = isInCell ? ["paragraph", "small", "image", "video"] : ["paragraph"]
    add(from: item.range, "item") { text in
      if text.isInCell { text.writer.text("• ") }
      text.writer.raw(box ?? [])
      guard let first = content.first, opening.contains(Self.kind(of: first)) else { return }
      content.removeFirst()
      text.writer.text(" ")
      text.write(Self.inlines(of: first))
    }
    takeBlocks(content)
  }

  /// The box of a task, open or checked; nil for any other item.
  private static func box(of item: LocatedJSON) -> [UInt8]? {
    guard let isChecked = item["checked"]?.bool else { return nil }
    return Array((isChecked ? "[x]" : "[ ]").utf8)
  }

  /// Terms and what they mean: an item each, the term in bold.
  mutating func takeTerms(_ block: LocatedJSON) {
    for item in block.list("items") {
      takeTerm(from: item["term"]?.range ?? item.range) { term in
        term.writer.open(.strong)
        term.write(item["term"]?.list("inlineContent") ?? [])
      } definition: {
        if let definition = item["definition"] { $0.takeContent(of: definition) }
      }
    }
  }

  /// An item that names something, and what is said of it.
  mutating func takeTerm(
    from origin: Range<Int>, _ term: (inout Self) -> Void, definition: (inout Self) -> Void
  ) {
    let outer = place
    switch outer {
    case .aside: break
    default: place = .item(depth: depthInside, number: nil, isStarted: false)
    }
    add(from: origin, "term", term)
    definition(&self)
    place = outer
  }

  /// How deep a list is that begins here.
  private var depthInside: Int {
    if case .item(let around, _, _) = place { around + 1 } else { 0 }
  }
}
