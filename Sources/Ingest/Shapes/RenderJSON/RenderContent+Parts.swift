import Bytes
import JSON

/// Whatever is made of parts: the sections of tutorials, and content of a kind that we do not know.
/// What each part is shows in its name, or in its value.
extension RenderContent {
  /// Parts in the order in which they are read; the file has them in any.
  private static let order = [
    "title", "name", "abstract", "summary", "contentSection", "content", "image",
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

  mutating func takeParts(of value: LocatedJSON, level: Int) {
    let known = Self.order.flatMap { name in value.members.filter { $0.name == name } }
    let others = value.members.filter { !Self.order.contains($0.name) }
    for member in known + others { takePart(member, level: level) }
  }

  /// The text in it is kept, in the order in which it is.
  mutating func takeUnknown(_ block: LocatedJSON, _ kind: String) {
    note(kind, at: block.range.lowerBound)
    for member in block.members { takePart(member, level: 3) }
  }

  mutating func note(_ kind: String, at place: Int) {
    if !kind.isEmpty, unknown[kind] == nil { unknown[kind] = place }
  }

  mutating func takePart(_ member: LocatedMember, level: Int) {
    let value = member.value
    switch value.value {
    case .string(let text): takeWords(text, of: member, level: level)
    case .array(let elements): takeElements(elements, named: member.name, of: value, level: level)
    case .object where member.name != "metadata": takeOne(value, level: level)
    default: break
    }
  }

  private mutating func takeWords(_ text: String, of member: LocatedMember, level: Int) {
    let value = member.value
    if Self.pictures.contains(member.name) {
      takePicture(named: text, from: value.range)
    } else if member.name == "code", references.has(text) {
      takeFile(value)
    } else if ["title", "name"].contains(member.name), case .page = place {
      takeHeading(value, level: level, from: value.range)
    } else if Self.words.contains(member.name) {
      // Not the object as an element: that would say its inline content once more.
      var writer = InlineWriter()
      writer.text(Array(text.utf8)[...])
      add(writer.finish(), from: value.range, "paragraph")
    }
  }

  private mutating func takeElements(
    _ elements: [LocatedJSON], named name: String, of value: LocatedJSON, level: Int
  ) {
    if ["inlineContent", "abstract"].contains(name) || isInline(elements) {
      takeParagraph(elements, from: value.range, "paragraph")
    } else if name == "code" {
      takeCode(value, syntax: nil, from: value.range)
    } else if Self.links.contains(name), elements.contains(where: { $0.string != nil }) {
      takeLinks(elements)
    } else {
      for element in elements { takeElement(element, level: level) }
    }
  }

  private mutating func takeElement(_ element: LocatedJSON, level: Int) {
    if case .array(let inner) = element.value {
      takeElements(inner, named: "", of: element, level: level)
    } else {
      takeOne(element, level: level)
    }
  }

  /// A block, an inline element alone, or an object that has parts in turn.
  private mutating func takeOne(_ value: LocatedJSON, level: Int) {
    if isInline([value]) {
      takeParagraph([value], from: value.range, "paragraph")
    } else if value["type"]?.string != nil {
      takeBlock(value)
    } else {
      takeParts(of: value, level: min(level + 1, 6))
    }
  }

  private func isInline(_ elements: [LocatedJSON]) -> Bool {
    !elements.isEmpty
      && elements.allSatisfy { Self.inlineKinds.contains($0["type"]?.string ?? "") }
  }

  private mutating func takePicture(named name: String, from origin: Range<Int>) {
    let kind = references.isFilm(name) ? "video" : "image"
    let members = [("type", kind), ("identifier", name)].map { member in
      LocatedMember(member.0, LocatedJSON(.string(member.1), at: origin), start: origin.lowerBound)
    }
    takeParagraph([LocatedJSON(.object(members), at: origin)], from: origin, "image")
  }
}
