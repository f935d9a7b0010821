import Bytes

/// Writes markup: what is opened is closed, what is text is escaped, and there is no third way in.
struct HTMLWriter {
  private var output: ByteOutput
  private var open: [StaticString] = []
  /// Those that differ between sheets.
  private var addresses: [SheetText.Address] = []

  let dialect: Dialect

  init(capacity: Int = 0, dialect: Dialect = .html) {
    output = ByteOutput(capacity: capacity)
    self.dialect = dialect
  }

  /// How many elements are open.
  var depth: Int { open.count }

  /// The markup, all elements closed.
  mutating func finish() -> [UInt8] {
    assert(addresses.isEmpty, "addresses of sheets are lost")
    close(to: 0)
    return output.bytes
  }

  /// The same of what is for sheets.
  mutating func finishForSheets() -> SheetText {
    close(to: 0)
    return SheetText(output.bytes, addresses)
  }

  /// What is nil is no attribute.
  mutating func begin(_ element: StaticString, _ attributes: HTMLAttribute?...) {
    begin(element, with: attributes)
  }

  mutating func begin(_ element: StaticString, with attributes: [HTMLAttribute?]) {
    writeTag(element, attributes)
    output.append(UInt8(ascii: ">"))
    open.append(element)
  }

  /// An element of text alone.
  mutating func write(
    _ text: String, in element: StaticString, _ attributes: HTMLAttribute?...
  ) {
    begin(element, with: attributes)
    self.text(text)
    end()
  }

  /// An element that has no content and no end: `br`, `hr`, `input`.
  mutating func void(_ element: StaticString, _ attributes: HTMLAttribute?...) {
    void(element, with: attributes)
  }

  mutating func void(_ element: StaticString, with attributes: [HTMLAttribute?]) {
    writeTag(element, attributes)
    output.append(dialect.isXML ? "/>" : ">")
  }

  mutating func end() {
    guard let element = open.popLast() else { return }
    output.append("</")
    output.append(element)
    output.append(UInt8(ascii: ">"))
  }

  /// Closes elements until no more than `depth` are open.
  mutating func close(to depth: Int) {
    while open.count > depth { end() }
  }

  mutating func text(_ text: String) {
    HTMLEscape.append(text, to: &output)
  }

  /// A line feed between blocks, for those who read the source.
  mutating func lineBreak() {
    if !output.isEmpty, output.last != UInt8(ascii: "\n") { output.append("\n") }
  }
}

extension HTMLWriter {
  private mutating func writeTag(_ element: StaticString, _ attributes: [HTMLAttribute?]) {
    output.append(UInt8(ascii: "<"))
    output.append(element)
    if dialect.isXML, "\(element)" == "svg" {
      output.append(" xmlns=\"http://www.w3.org/2000/svg\"")
    }
    for case let attribute? in attributes {
      output.append(UInt8(ascii: " "))
      output.append(attribute.name)
      // XML knows no attribute without a value.
      guard let value = attribute.value ?? (dialect.isXML ? "\(attribute.name)" : nil)
      else { continue }
      output.append("=\"")
      if let value = dialect.value(value, of: attribute.name) {
        HTMLEscape.append(value, to: &output)
      } else {
        addresses.append(.init(place: output.count, attribute: attribute.name, value: value))
      }
      output.append(UInt8(ascii: "\""))
    }
  }
}
