/// How deep the items of a list hang below one another. Some shapes indent the first level, some
/// nest by two and some by four: an item hangs below one that stands two columns further left.
struct ListLevels: Sendable, Equatable {
  private struct Level: Equatable {
    /// The indentation in the source.
    let source: Int
    /// Where the item's text starts in our form.
    let text: Int
    let isOrdered: Bool
  }

  private var levels: [Level] = []

  /// The indentation of an item in our form: below the text of the one that it hangs under.
  mutating func take(_ item: ItemLine) -> Int {
    while let last = levels.last, item.indent < last.source + 2 { levels.removeLast() }
    let indent = textIndent
    levels.append(
      Level(
        source: item.indent, text: indent + item.marker.count + 1, isOrdered: item.isOrdered))
    return indent
  }

  /// Whether an item on the first level is numbered and the list is not, or the other way round:
  /// without a blank line before it, a number other than one would go on with the item above.
  func isOtherList(_ item: ItemLine) -> Bool {
    guard let first = levels.first, item.indent < first.source + 2 else { return false }
    return first.isOrdered != item.isOrdered
  }

  /// Where the text of the last item stands.
  var textIndent: Int { levels.last?.text ?? 0 }
}
