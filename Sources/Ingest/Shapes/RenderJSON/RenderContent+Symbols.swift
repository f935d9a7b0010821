import Bytes
import JSON

/// The sections of a page: its content, and what pages about symbols have beside it.
extension RenderContent {
  mutating func takeSection(_ section: LocatedJSON) {
    switch section.text("kind") {
    case "", "content": takeContent(of: section)
    case "mentions": takeList(section, "mentions", "Mentioned in") { $0.takeLinks([$1]) }
    case "declarations":
      for declaration in section.list("declarations") { takeDeclaration(declaration) }
    case "parameters": takeList(section, "parameters", "Parameters") { $0.takeProperty($1) }
    case "properties": takeList(section, "items", "Properties") { $0.takeProperty($1) }
    case "restParameters": takeList(section, "items", "Parameters") { $0.takeProperty($1) }
    case "restResponses": takeList(section, "items", "Response codes") { $0.takeResponse($1) }
    case "possibleValues": takeList(section, "values", "Possible values") { $0.takeProperty($1) }
    case "attributes": takeList(section, "attributes", "Attributes") { $0.takeAttribute($1) }
    case "restBody": takeBody(section)
    case "restEndpoint":
      takeTitle(of: section, else: "URL")
      takeTokens(section["tokens"], syntax: nil)
    case "details": takeDetails(section)
    case let kind:
      note(kind, at: section.range.lowerBound)
      takeParts(of: section, level: 2)
    }
  }

  mutating func takeTitle(of section: LocatedJSON, else words: String) {
    if let title = section["title"], title.string?.isEmpty == false {
      takeHeading(title, level: 2, from: title.range)
    } else {
      let start = section.range.lowerBound
      sink.add(heading: words, level: 2, from: section["kind"]?.range ?? start..<start)
    }
  }
}

extension RenderContent {
  private mutating func takeList(
    _ section: LocatedJSON, _ name: String, _ title: String,
    _ take: (inout Self, LocatedJSON) -> Void
  ) {
    let items = section[name]?.elements ?? []
    guard !items.isEmpty else { return }
    takeTitle(of: section, else: title)
    for item in items { take(&self, item) }
  }

  private mutating func takeDeclaration(_ declaration: LocatedJSON) {
    let syntax = declaration["languages"]?.elements.first
    takeTokens(declaration["tokens"], syntax: syntax)
    for other in declaration["otherDeclarations"]?["declarations"]?.elements ?? [] {
      takeTokens(other["tokens"], syntax: syntax)
    }
  }

  private mutating func takeTokens(_ tokens: LocatedJSON?, syntax: LocatedJSON?) {
    guard let tokens else { return }
    sink.add(
      code: Array(Self.text(of: tokens).utf8), language: Array((syntax?.string ?? "").utf8),
      from: tokens.range)
  }

  /// A parameter, a property or a value: its name and its type, and what is said of it.
  private mutating func takeProperty(_ item: LocatedJSON) {
    takeTerm(item.text("name"), item["type"], from: item.range) { content in
      content.takeContent(of: item)
      for attribute in item.list("attributes") {
        content.add(from: attribute.range, "item") { $0.writeAttribute(attribute) }
      }
    }
  }

  private mutating func takeResponse(_ item: LocatedJSON) {
    var words = [item.text("reason")].filter { !$0.isEmpty }
    if let status = item["status"]?.integer { words.insert(String(status), at: 0) }
    takeTerm(words.joined(separator: " "), item["type"], from: item.range) {
      $0.takeContent(of: item)
    }
  }

  private mutating func takeBody(_ section: LocatedJSON) {
    takeTitle(of: section, else: "Body")
    takeTokens(section["bodyContentType"], syntax: nil)
    takeContent(of: section)
    for item in section.list("parameters") { takeProperty(item) }
  }

  private mutating func takeDetails(_ section: LocatedJSON) {
    guard let details = section["details"] else { return }
    takeTitle(of: section, else: "Details")
    let type = details.list("value").lazy.compactMap { $0["baseType"] }.first
    takeTerm(details.text("name"), type, from: details.range) { content in
      guard let raw = details["rawName"] else { return }
      content.add(from: raw.range, "item") { $0.writer.code(raw.string ?? "") }
    }
  }

  private mutating func takeTerm(
    _ name: String, _ type: LocatedJSON?, from origin: Range<Int>,
    definition: (inout Self) -> Void
  ) {
    let term = { (term: inout Self) in
      term.writer.strong(name)
      term.writer.text(" ")
      term.writer.code(type.map(Self.text) ?? "")
    }
    takeTerm(from: origin, term, definition: definition)
  }

  private mutating func takeAttribute(_ attribute: LocatedJSON) {
    takeTerm(from: attribute.range) {
      $0.writeAttribute(attribute)
    } definition: { _ in
    }
  }

  /// `Default value: 1`.
  private mutating func writeAttribute(_ attribute: LocatedJSON) {
    let one = attribute["value"].map { [$0] } ?? []
    let values = one + attribute.list("values")
    writer.text((attribute["title"] ?? attribute["kind"])?.string ?? "")
    for (place, value) in values.enumerated() {
      writer.text(place == 0 ? ": " : ", ")
      writer.code(Self.text(of: value))
    }
  }

  /// The words of a list of tokens, or of a string.
  private static func text(of value: LocatedJSON) -> String {
    value.string ?? value.elements.map { $0.text("text") }.joined()
  }
}
