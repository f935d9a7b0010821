import Model

/// Colors in each appearance, with their contrast against black or white, whichever the
/// appearance puts behind them.
enum SwatchesPicture: Picture {
  static let title = "Colors and their contrast"

  static func drawing(of table: DataTable) -> Drawing? {
    let colors = table.columns.indices.filter { table.columns[$0].type == .color }
    guard colors.count > 1 else { return nil }
    let name = table.nameColumn
    var rows: [Row] = []
    var missing: [String] = []
    for (place, row) in table.rows.enumerated() {
      let words = name.map { row.cells[$0].raw } ?? "\(table.name) \(place + 1)"
      let swatches = colors.compactMap { column -> Swatch? in
        guard case .color(let color) = row.cells[column].value else { return nil }
        return Swatch(appearance: table.columns[column].name, color: color)
      }
      if swatches.count < colors.count { missing.append(words) }
      if !swatches.isEmpty { rows.append(Row(name: words, swatches: swatches)) }
    }
    guard !rows.isEmpty else { return nil }
    return Drawing(
      legend: "Contrast is that of text in the color, on white or on black.",
      markup: markup(of: rows), small: small(of: rows), missing: missing)
  }
}

extension SwatchesPicture {
  private struct Row {
    let name: String
    let swatches: [Swatch]
  }

  private struct Swatch {
    let appearance: String
    let color: RGB

    var contrasts: [String] {
      let (onWhite, onBlack) = (Contrast.onWhite(color), Contrast.onBlack(color))
      let name = appearance.lowercased()
      if name.contains("light") { return [onWhite] }
      return name.contains("dark") ? [onBlack] : [onWhite, onBlack]
    }
  }

  private static func markup(of rows: [Row]) -> [UInt8] {
    var writer = HTMLWriter()
    writer.begin("ul", .class("swatches"))
    for row in rows {
      writer.lineBreak()
      writer.begin("li")
      writer.write(row.name, in: "b")
      writer.begin("ul")
      for swatch in row.swatches { write(swatch, of: row.name, to: &writer) }
      writer.end()
      writer.end()
    }
    return writer.finish()
  }

  private static func write(_ swatch: Swatch, of name: String, to writer: inout HTMLWriter) {
    writer.begin("li")
    writer.drawing(
      width: 120, height: 40, title: "\(name), \(swatch.appearance)",
      description: ([swatch.color.hex] + swatch.contrasts).joined(separator: ", ")
    ) { writer in
      writer.shape("rect", .x(1), .y(1), .width(118), .height(38), .fill(swatch.color))
    }
    writer.write(swatch.appearance, in: "span")
    writer.write(swatch.color.hex, in: "code")
    for contrast in swatch.contrasts { writer.write(contrast, in: "span") }
    writer.end()
  }

  /// A column for each color, its appearances below one another.
  private static func small(of rows: [Row]) -> SmallPicture {
    let colors = rows.prefix(mostInSmall)
    let width = SmallPicture.width / max(1, colors.count)
    return SmallPicture { writer in
      for (column, row) in colors.enumerated() {
        let swatches = row.swatches.prefix(mostInSmall)
        let height = SmallPicture.height / swatches.count
        for (place, swatch) in swatches.enumerated() {
          writer.shape(
            "rect", .x(column * width), .y(place * height), .width(width), .height(height),
            .fill(swatch.color))
        }
      }
    }
  }

  private static let mostInSmall = 12
}
