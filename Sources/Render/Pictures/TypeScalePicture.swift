import Model

/// For each text style a row of bars, one a size category: how far a style grows is seen at once.
enum TypeScalePicture: Picture {
  static let title = "Type scale"

  static func drawing(of table: DataTable) -> Drawing? {
    guard table.isJoined, table.parts.count > 1, let name = table.nameColumn,
      let size = table.column(of: .points, named: "size"), size != name
    else { return nil }
    var styles: [(name: String, bars: [Bar])] = []
    var missing: [String] = []
    for row in table.rows {
      let (style, panel) = (row.cells[name].raw, row.cells[0].raw)
      guard let number = row.cells[size].value.number, 1...1_000_000 ~= number.thousandths else {
        missing.append("\(style), \(panel)")
        continue
      }
      let bar = Bar(category: panel, size: number)
      if let same = styles.firstIndex(where: { $0.name == style }) {
        styles[same].bars.append(bar)
      } else {
        styles.append((style, [bar]))
      }
    }
    guard !styles.isEmpty else { return nil }
    return Drawing(
      legend: "Text sizes in points; all bars have the same scale.", markup: markup(of: styles),
      small: small(of: styles[0].bars), missing: missing)
  }
}

extension TypeScalePicture {
  private struct Bar {
    let category: String
    let size: Number

    /// `Large` of “Large (default)”: the drawing has no room for more.
    var label: String { category.split(separator: " (").first.map(String.init) ?? category }
  }

  private static let (step, start, length) = (18, 84, 184)

  private static func markup(of styles: [(name: String, bars: [Bar])]) -> [UInt8] {
    let most = max(1, styles.flatMap(\.bars).map(\.size.thousandths).max() ?? 1)
    var writer = HTMLWriter()
    writer.begin("ul", .class("scale"))
    for style in styles {
      writer.lineBreak()
      writer.begin("li")
      writer.write(style.name, in: "b")
      writer.drawing(
        width: 300, height: style.bars.count * step + 4, title: style.name,
        description: style.bars.map { "\($0.category): \($0.size) pt" }.joined(separator: ", ")
      ) { writer in
        for (place, bar) in style.bars.enumerated() {
          let end = max(1, bar.size.thousandths * length / most)
          writer.words(bar.label, x: 0, y: place * step + 14)
          writer.shape("rect", .x(start), .y(place * step + 6), .width(end), .height(8))
          writer.words(bar.size.spoken, x: start + end + 6, y: place * step + 14, style: "v")
        }
      }
      writer.end()
    }
    return writer.finish()
  }

  /// The bars of one style.
  private static func small(of bars: [Bar]) -> SmallPicture {
    let shown = bars.prefix(SmallPicture.height / 4)
    let most = max(1, shown.map(\.size.thousandths).max() ?? 1)
    let step = SmallPicture.height / max(1, shown.count)
    return SmallPicture { writer in
      for (place, bar) in shown.enumerated() {
        let width = max(1, bar.size.thousandths * SmallPicture.width / most)
        writer.shape(
          "rect", .x(0), .y(place * step), .width(width), .height(step * 2 / 3),
          .fill(SmallPicture.gray))
      }
    }
  }
}
