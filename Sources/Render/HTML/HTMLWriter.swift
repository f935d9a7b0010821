import Bytes

/// Writes markup: what is opened is closed, what is text is escaped, and there is no third way in.
struct HTMLWriter {
  private var output: ByteOutput
  private var open: [StaticString] = []
  /// Where sheets have something else; nil if nothing is made of them.
  private var differences: [PageMarkup.Difference]?

  let dialect: Dialect

  init(capacity: Int = 0, dialect: Dialect = .html, forSheets: Bool = false) {
    output = ByteOutput(capacity: capacity)
    self.dialect = dialect
    differences = forSheets ? [] : nil
  }

  /// How many elements are open.
  var depth: Int { open.count }

  /// The markup, all elements closed.
  mutating func finish() -> [UInt8] { finishMarkup().bytes }

  /// The same with where sheets have something else.
  mutating func finishMarkup() -> PageMarkup {
    close(to: 0)
    return PageMarkup(bytes: output.bytes, differences: differences ?? [])
  }

  /// Writes what sheets do not have.
  mutating func writeForScreens(_ write: (inout HTMLWriter) -> Void) {
    let (start, outside) = (output.count, differences)
    differences = nil
    write(&self)
    differences = outside
    differences?.append(.init(place: start..<output.count, kind: .left))
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
    output.append(dialect == .xml ? "/>" : ">")
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
    if dialect == .xml, "\(element)" == "svg" {
      output.append(" xmlns=\"http://www.w3.org/2000/svg\"")
    }
    for case let attribute? in attributes {
      output.append(UInt8(ascii: " "))
      output.append(attribute.name)
      // XML knows no attribute without a value.
      guard let value = attribute.value ?? (dialect == .xml ? "\(attribute.name)" : nil)
      else { continue }
      output.append("=\"")
      let start = output.count
      HTMLEscape.append(dialect.value(value, of: attribute), to: &output)
      note(attribute.role, value, from: start)
      output.append(UInt8(ascii: "\""))
    }
  }

  private mutating func note(_ role: HTMLAttribute.Role, _ value: String, from start: Int) {
    guard differences != nil else { return }
    let kind: PageMarkup.Difference.Kind
    switch role {
    case .other: return
    case .id: kind = .id
    case .region: kind = .region
    case .link: kind = value.utf8.first == UInt8(ascii: "#") ? .fragment : .link(value)
    case .file: kind = .file(value)
    case .files: kind = .files(value)
    }
    differences?.append(.init(place: start..<output.count, kind: kind))
  }
}
