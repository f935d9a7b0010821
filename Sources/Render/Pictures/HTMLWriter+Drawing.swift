import Model

/// What drawings are made of.
extension HTMLWriter {
  /// An SVG with a title and a description, in units of its own that are pixels at first.
  mutating func drawing(
    width: Int, height: Int, title: String, description: String,
    _ content: (inout HTMLWriter) -> Void
  ) {
    begin(
      "svg", .role("img"), .viewBox(width, height), .width(width), .height(height),
      .label("\(title): \(description)"))
    write(title, in: "title")
    write(description, in: "desc")
    content(&self)
    end()
  }

  /// Words in a drawing; those in `v` are values.
  mutating func words(_ words: String, x: Int, y: Int, style: String? = nil) {
    write(words, in: "text", .x(x), .y(y), style.map { .class($0) })
  }

  mutating func rule(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    shape("polyline", .class("rule"), .points("\(start.x),\(start.y) \(end.x),\(end.y)"))
  }

  /// An element without content. Markup inside of SVG has an end also then.
  mutating func shape(_ name: StaticString, _ attributes: HTMLAttribute?...) {
    begin(name, with: attributes)
    end()
  }
}
