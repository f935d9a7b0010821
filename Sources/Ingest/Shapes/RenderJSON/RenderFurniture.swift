import JSON

/// What is beside the content in a render JSON: members by name, and why they are no content.
enum RenderFurniture {
  static let dropped: [(member: String, rule: String, reason: String)] = [
    ("schemaVersion", "json-schema", "the version of the format"),
    ("kind", "json-schema", "the kind of JSON"),
    ("sections", "json-schema", "parts that articles do not have"),
    ("topicSectionsStyle", "json-schema", "how cards are laid out"),
    ("variants", "variants", "the same page in other programming languages"),
    ("variantOverrides", "variants", "the same page in other programming languages"),
    ("legalNotices", "legal-notices", "the site’s footer"),
    ("seeAlsoSections", "see-also", "links to the pages beside it"),
    ("diffAvailability", "json-schema", "which versions can be compared"),
  ]

  /// Members that have a place of their own.
  private static let read: Set = [
    "identifier", "metadata", "hierarchy", "abstract", "primaryContentSections", "topicSections",
    "references", "deprecationSummary", "downloadNotAvailableSummary", "sampleCodeDownload",
    "defaultImplementationsSections", "relationshipsSections", "title",
  ]

  /// All that the published format has.
  static let members = read.union(dropped.map(\.member))

  static func claim(_ root: LocatedJSON, in content: inout RenderContent) {
    for member in root.members {
      if let row = dropped.first(where: { $0.member == member.name }) {
        content.sink.claims.drop(member.range, row.rule)
      } else if member.name == "metadata" || member.name == "identifier" {
        content.sink.claims.move(member.range, "metadata", to: "front matter")
        claimImages(of: member.value, in: &content)
      } else if member.name == "hierarchy" {
        claimPlace(member.range, isNamed: content.references.group(of: root) != nil, in: &content)
      }
    }
    content.references.claim(in: &content.sink.claims)
  }

  private static func claimPlace(
    _ range: Range<Int>, isNamed: Bool, in content: inout RenderContent
  ) {
    if isNamed {
      content.sink.claims.move(range, "hierarchy", to: "front matter")
    } else {
      content.sink.claims.drop(range, "hierarchy")
    }
  }

  /// The icon and the card of a page decorate links to it.
  private static func claimImages(of metadata: LocatedJSON, in content: inout RenderContent) {
    guard let images = metadata.members.first(where: { $0.name == "images" }) else { return }
    content.sink.claims.drop(images.range, "card-icon")
  }
}
