import JSON

/// The pages that belong to a topic, below its content.
extension RenderContent {
  /// Apple hides them where the content has them already, as cards or in sentences.
  mutating func takeTopics(of root: LocatedJSON) {
    guard let topics = root["topicSections"] else { return }
    let isHidden = root["topicSectionsStyle"]?.string == "hidden"
    if isHidden, Self.names(of: topics).isSubset(of: Self.names(of: root["primaryContentSections"]))
    {
      sink.claims.drop(topics.range, "topics-hidden")
    } else {
      for section in topics.elements { takeTopics(section) }
    }
  }

  /// A group of cards: its title, and a link for each.
  private mutating func takeTopics(_ section: LocatedJSON) {
    if let title = section["title"] {
      var writer = InlineWriter(.heading)
      writer.text(Self.bytes(title)[...])
      sink.add(.heading(level: 2), writer.finish(), from: title.range, "heading")
    }
    takeLinks(section["identifiers"]?.elements ?? [])
  }

  /// What is linked anywhere in a value, however deep.
  private static func names(of value: LocatedJSON?) -> Set<String> {
    var names: Set<String> = []
    var open = value.map { [$0] } ?? []
    while let next = open.popLast() {
      if let name = next["identifier"]?.string { names.insert(name) }
      for list in ["items", "identifiers"] {
        names.formUnion((next[list]?.elements ?? []).compactMap(\.string))
      }
      open += next.elements + next.members.map(\.value)
    }
    return names
  }
}
