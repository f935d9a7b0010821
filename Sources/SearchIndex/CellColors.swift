import Model

extension Document {
  /// The colors of tables as words to find them by, by the cell's node: `#FF383C 255 56 60`. A
  /// table shows a color as a picture, or in one of the two ways.
  var cellColors: [Int: String] {
    let colored = tables.filter { $0.columns.contains { $0.type == .color } }
    var words: [Int: String] = [:]
    for cell in colored.flatMap(\.rows).flatMap(\.cells) {
      guard let node = cell.node, !cell.value.colors.isEmpty else { continue }
      words[node] = cell.value.colors.map(\.words).joined(separator: " ")
    }
    return words
  }
}

extension RGB {
  fileprivate var words: String { "\(hex) \(red) \(green) \(blue)" }
}
