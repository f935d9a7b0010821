import Bytes
import JSON
import Model

/// What is around the content: notices above it, the pages of a topic and related ones below.
extension RenderContent {
  /// Apple hides the pages of a topic where the content has them already, as cards or in sentences.
  mutating func takeTopics(of root: LocatedJSON) {
    if let topics = root["topicSections"] {
      let isHidden = root["topicSectionsStyle"]?.string == "hidden"
      let known = isHidden ? Self.names(of: root["primaryContentSections"]) : []
      if isHidden, Self.names(of: topics).isSubset(of: known) {
        sink.claims.drop(topics.range, "topics-hidden")
      } else {
        let isDetailed = root["topicSectionsStyle"]?.string == "detailedGrid"
        for section in topics.elements { takeTopics(section, level: 2, isDetailed: isDetailed) }
      }
    }
    for name in ["defaultImplementationsSections", "relationshipsSections"] {
      for section in root[name]?.elements ?? [] { takeTopics(section, level: 2) }
    }
    let related = root["seeAlsoSections"]?.elements.filter { $0["generated"]?.bool != true } ?? []
    guard let first = related.first(where: { !$0.members.isEmpty }) else { return }
    let start = first.range.lowerBound
    sink.add(heading: "See also", level: 2, from: start..<start)
    for section in related { takeTopics(section, level: 3) }
  }

  /// Above the text: that a page is out of date, what can be downloaded.
  mutating func takeNotices(of root: LocatedJSON) {
    if let summary = root["deprecationSummary"], !summary.elements.isEmpty {
      takeAside(.warning, "Deprecated", from: summary.range) { $0.takeBlocks(summary.elements) }
    }
    takeBlocks(root.list("downloadNotAvailableSummary"))
    if let action = root["sampleCodeDownload"]?["action"] {
      takeParagraph([action], from: action.range, "paragraph")
    }
  }

  /// Members that no version of the format has that we know, if there is text in them.
  mutating func takeOthers(of root: LocatedJSON) {
    for member in root.members
    where !RenderFurniture.members.contains(member.name) && Self.hasText(member.value) {
      note(member.name, at: member.range.lowerBound)
      takePart(member, level: 2)
    }
  }
}

extension RenderContent {
  /// A group of cards: its title, what is said of it, and a link for each.
  private mutating func takeTopics(_ section: LocatedJSON, level: Int, isDetailed: Bool = false) {
    if let title = section["title"] { takeHeading(title, level: level, from: title.range) }
    if let abstract = section["abstract"] {
      takeParagraph(abstract.elements, from: abstract.range, "paragraph")
    }
    if let discussion = section["discussion"] { takeContent(of: discussion) }
    takeLinks(section.list("identifiers"), isDetailed: isDetailed)
  }

  /// What is linked anywhere in a value, however deep.
  private static func names(of value: LocatedJSON?) -> Set<String> {
    let names = nested(in: value).flatMap { next -> [LocatedJSON] in
      let own = next.members.filter { $0.name == "identifier" }.map(\.value)
      return own + next.list("items") + next.list("identifiers")
    }
    return Set(names.compactMap(\.string))
  }

  private static func hasText(_ value: LocatedJSON) -> Bool {
    nested(in: value).contains { $0["inlineContent"] != nil || $0["text"]?.string != nil }
  }

  /// A value and all that is in it.
  private static func nested(in value: LocatedJSON?) -> [LocatedJSON] {
    var all = value.map { [$0] } ?? []
    var next = 0
    while next < all.count {
      all += all[next].elements + all[next].members.map(\.value)
      next += 1
    }
    return all
  }
}
