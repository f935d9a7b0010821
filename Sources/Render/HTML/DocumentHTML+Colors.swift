import Model

/// Cells that are colors: a swatch, the figures in both ways to write them, and the contrast.
extension DocumentHTML {
  mutating func beginColor(_ color: RGB, in cell: Int, _ depth: Int) -> Int {
    writeSwatch(color)
    let words = document.plainText(of: cell..<nodes[cell].end)
    if !words.uppercased().contains(color.hex.dropFirst()) { writer.write(color.hex, in: "code") }
    writer.begin("span")
    return enter(cell, .color(color), depth: depth)
  }

  /// Behind the words of the cell, which is still open.
  mutating func writeContrast(of color: RGB, depth: Int) {
    writer.close(to: depth + 1)
    writer.write(Contrast.onWhite(color), in: "small")
    writer.text(" ")
    writer.write(Contrast.onBlack(color), in: "small")
  }

  mutating func writeSwatch(_ color: RGB) {
    writer.begin("svg", .class("swatch"), .decoration)
    writer.begin("rect", .fill(color), .width("100%"), .height("100%"))
    writer.end()
    writer.end()
  }
}
