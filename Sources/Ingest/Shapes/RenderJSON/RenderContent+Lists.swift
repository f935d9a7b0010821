import Bytes
import JSON
import Model

/// Lists of items, of tasks and of terms.
extension RenderContent {
  mutating func takeList(_ block: LocatedJSON, from first: Int?) {
    let outer = place
    let depth = depthInside
    for (offset, item) in (block["items"]?.elements ?? []).enumerated() {
      let number = first.map { $0 &+ offset }
      if case .aside = outer {
        takeContent(of: item)
      } else {
        place = .item(depth: depth, number: number, isStarted: false)
        takeTask(of: item)
      }
    }
    place = outer
  }

  /// The content of an item, which may be a task: then its box opens it.
  private mutating func takeTask(of item: LocatedJSON) {
    guard let box = Self.box(of: item) else { return takeContent(of: item) }
    var content = item["content"]?.elements ?? []
    var writer = InlineWriter()
    writer.raw(box)
    if let first = content.first, Self.kind(of: first) == "paragraph" {
      content.removeFirst()
      writer.text(Array(" ".utf8)[...])
      write(first["inlineContent"]?.elements ?? [], to: &writer)
    }
    add(writer.finish(), from: item.range, "item")
    takeBlocks(content)
  }

  /// The box of a task, open or checked; nil for any other item.
  static func box(of item: LocatedJSON) -> [UInt8]? {
    guard let isChecked = item["checked"]?.bool else { return nil }
    return Array((isChecked ? "[x]" : "[ ]").utf8)
  }

  /// Terms and what they mean: an item each, the term in bold.
  mutating func takeTerms(_ block: LocatedJSON) {
    for item in block["items"]?.elements ?? [] {
      var term = InlineWriter()
      term.open(.strong)
      write(item["term"]?["inlineContent"]?.elements ?? [], to: &term)
      takeTerm(term.finish(), from: item["term"]?.range ?? item.range) {
        if let definition = item["definition"] { $0.takeContent(of: definition) }
      }
    }
  }

  /// An item that names something, and what is said of it.
  mutating func takeTerm(
    _ term: [UInt8], from origin: Range<Int>, _ definition: (inout Self) -> Void
  ) {
    let outer = place
    if case .aside = outer {
      add(term, from: origin, "term")
    } else {
      place = .item(depth: depthInside, number: nil, isStarted: false)
      add(term, from: origin, "term")
    }
    definition(&self)
    place = outer
  }

  /// How deep a list is that begins here.
  private var depthInside: Int {
    if case .item(let around, _, _) = place { around + 1 } else { 0 }
  }
}
