import Bytes
import JSON

/// Whatever is made of parts: the sections of tutorials, and content of a kind that we do not know.
/// What each part is shows in its name, or in its value.
extension RenderContent {
  /// Parts in the order in which they are read; the file has them in any.
  private static let order = [
    "title", "name", "term", "abstract", "summary", "contentSection", "content", "image",
    "backgroundImage", "video", "media", "runtimePreview", "code", "caption", "discussion",
    "stepsSection",
  ]

  private static let pictures: Set = [
    "image", "backgroundImage", "video", "media", "runtimePreview", "poster", "icon",
  ]

  /// Strings that people read.
  private static let words: Set = [
    "title", "name", "text", "caption", "label", "summary", "message", "description", "reason",
    "reaction", "displayName", "code",
  ]

  /// Names of pages.
  private static let links: Set = [
    "items", "identifiers", "mentions", "tutorials", "references", "links",
  ]

  /// What a string is.
  enum Role { case picture, file, name, words }

  func role(of member: LocatedMember) -> Role? {
    if Self.pictures.contains(member.name) { return .picture }
    if member.name == "code", references.has(member.value.string ?? "") { return .file }
    if ["title", "name"].contains(member.name) { return .name }
    return Self.words.contains(member.name) ? .words : nil
  }

  func isInline(_ elements: [LocatedJSON], named name: String) -> Bool {
    if ["inlineContent", "abstract"].contains(name) { return true }
    let kinds = elements.map { $0.text("type") }
    return !kinds.isEmpty && kinds.allSatisfy(Self.inlineKinds.contains)
  }

  func isLinks(_ elements: [LocatedJSON], named name: String) -> Bool {
    Self.links.contains(name) && elements.contains { $0.string != nil }
  }

  /// The members in the order in which they are read.
  static func parts(of value: LocatedJSON) -> [LocatedMember] {
    let known = order.flatMap { name in value.members.filter { $0.name == name } }
    return known + value.members.filter { !order.contains($0.name) }
  }
}

extension RenderContent {
  mutating func takeParts(of value: LocatedJSON, level: Int) {
    for member in Self.parts(of: value) { takePart(member, level: level) }
  }

  mutating func note(_ kind: String, at place: Int) {
    if !kind.isEmpty, unknown[kind] == nil { unknown[kind] = place }
  }

  mutating func takePart(_ member: LocatedMember, level: Int) {
    let value = member.value
    switch value.value {
    case .string(let text): takeString(text, of: member, level: level)
    case .array(let elements): takeElements(elements, named: member.name, of: value, level: level)
    case .object where member.name != "metadata": takeOne(value, level: level)
    default: break
    }
  }

  private mutating func takeString(_ text: String, of member: LocatedMember, level: Int) {
    let value = member.value
    switch (role(of: member), place) {
    case (.picture, _): takePicture(named: text, from: value.range)
    case (.file, _): takeFile(value)
    case (.name, .page): takeHeading(value, level: level, from: value.range)
    case (.name, .cell): add(from: value.range, "paragraph") { $0.writer.strong(text) }
    case (.name, _), (.words, _): add(from: value.range, "paragraph") { $0.writer.text(text) }
    case (nil, _): break
    }
  }

  private mutating func takeElements(
    _ elements: [LocatedJSON], named name: String, of value: LocatedJSON, level: Int
  ) {
    if isInline(elements, named: name) {
      takeParagraph(elements, from: value.range, "paragraph")
    } else if name == "code" {
      takeCode(value, syntax: nil, from: value.range)
    } else if isLinks(elements, named: name) {
      takeLinks(elements)
    } else {
      for element in elements { takePart(LocatedMember("", element, start: 0), level: level) }
    }
  }

  /// A block, an inline element alone, or an object that has parts in turn.
  private mutating func takeOne(_ value: LocatedJSON, level: Int) {
    if isInline([value], named: "") {
      takeParagraph([value], from: value.range, "paragraph")
    } else if value["type"]?.string != nil {
      takeBlock(value)
    } else {
      takeParts(of: value, level: min(level + 1, 6))
    }
  }

  private mutating func takePicture(named name: String, from origin: Range<Int>) {
    let kind = references.isFilm(name) ? "video" : "image"
    let members = [("type", kind), ("identifier", name)].map { member in
      LocatedMember(member.0, LocatedJSON(.string(member.1), at: origin), start: origin.lowerBound)
    }
    takeParagraph([LocatedJSON(.object(members), at: origin)], from: origin, "image")
  }
}
