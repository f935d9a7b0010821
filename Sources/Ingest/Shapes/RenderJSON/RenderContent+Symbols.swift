import Bytes
import JSON

/// The sections of a page: its content, and what pages about symbols have beside it.
extension RenderContent {
  mutating func takeSection(_ section: LocatedJSON) {
    switch section["kind"]?.string ?? "" {
    case "", "content": takeContent(of: section)
    case "mentions": takeList(section, "mentions", "Mentioned in") { $0.takeLinks([$1]) }
    case "declarations":
      for declaration in section["declarations"]?.elements ?? [] { takeDeclaration(declaration) }
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
      var writer = InlineWriter(.heading)
      writer.text(Array(words.utf8)[...])
      let origin = section["kind"]?.range ?? section.range.lowerBound..<section.range.lowerBound
      sink.add(.heading(level: 2), writer.finish(), from: origin, "heading")
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
    sink.add(code: Self.text(of: tokens), language: Self.bytes(syntax), from: tokens.range)
  }

  /// A parameter, a property or a value: its name and its type, and what is said of it.
  private mutating func takeProperty(_ item: LocatedJSON) {
    takeTerm(item["name"], item["type"], from: item.range) { content in
      content.takeContent(of: item)
      for attribute in item["attributes"]?.elements ?? [] {
        content.add(Self.attribute(attribute), from: attribute.range, "item")
      }
    }
  }

  private mutating func takeResponse(_ item: LocatedJSON) {
    let status = item["status"].flatMap { $0.integer }.map { String($0) } ?? ""
    let words = [status, item["reason"]?.string ?? ""].filter { !$0.isEmpty }
    let name = LocatedJSON(
      .string(words.joined(separator: " ")), at: item["status"]?.range ?? item.range)
    takeTerm(name, item["type"], from: item.range) { $0.takeContent(of: item) }
  }

  private mutating func takeBody(_ section: LocatedJSON) {
    takeTitle(of: section, else: "Body")
    takeTokens(section["bodyContentType"], syntax: nil)
    takeContent(of: section)
    for item in section["parameters"]?.elements ?? [] { takeProperty(item) }
  }

  private mutating func takeDetails(_ section: LocatedJSON) {
    guard let details = section["details"] else { return }
    takeTitle(of: section, else: "Details")
    let types = details["value"]?.elements.compactMap { $0["baseType"] } ?? []
    takeTerm(details["name"], types.first, from: details.range) { content in
      guard let raw = details["rawName"] else { return }
      var writer = InlineWriter()
      writer.code(Self.bytes(raw)[...])
      content.add(writer.finish(), from: raw.range, "item")
    }
  }

  private mutating func takeTerm(
    _ name: LocatedJSON?, _ type: LocatedJSON?, from origin: Range<Int>,
    _ definition: (inout Self) -> Void
  ) {
    var writer = InlineWriter()
    writer.open(.strong)
    writer.text(Self.bytes(name)[...])
    writer.close(.strong)
    let words = type.map { Self.text(of: $0) } ?? []
    if !words.isEmpty { writer.text(Array(" ".utf8)[...]) }
    writer.code(words[...])
    takeTerm(writer.finish(), from: origin, definition)
  }

  private mutating func takeAttribute(_ attribute: LocatedJSON) {
    takeTerm(Self.attribute(attribute), from: attribute.range) { _ in }
  }

  /// `Default value: 1`.
  private static func attribute(_ attribute: LocatedJSON) -> [UInt8] {
    let one = attribute["value"].map { [$0] } ?? []
    let values = (one + (attribute["values"]?.elements ?? [])).map { text(of: $0) }
    var writer = InlineWriter()
    writer.text(bytes(attribute["title"] ?? attribute["kind"])[...])
    for (place, value) in values.enumerated() {
      writer.text(Array((place == 0 ? ": " : ", ").utf8)[...])
      writer.code(value[...])
    }
    return writer.finish()
  }

  /// The words of a list of tokens, or of a string.
  private static func text(of value: LocatedJSON) -> [UInt8] {
    value.string.map { Array($0.utf8) } ?? value.elements.flatMap { bytes($0["text"]) }
  }
}
