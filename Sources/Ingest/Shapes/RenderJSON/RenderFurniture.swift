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

  static func claim(
    _ root: LocatedJSON, _ references: RenderReferences, in claims: inout Claims
  ) {
    for member in root.members {
      switch member.name {
      case "metadata", "identifier":
        claims.move(member.range, "metadata", to: "front matter")
        // The icon and the card of a page decorate links to it.
        let images = member.value.members.first { $0.name == "images" }
        if let images { claims.drop(images.range, "card-icon") }
      case "hierarchy" where references.group(of: root) != nil:
        claims.move(member.range, "hierarchy", to: "front matter")
      case "hierarchy": claims.drop(member.range, "hierarchy")
      default:
        let row = dropped.first { $0.member == member.name }
        if let row { claims.drop(member.range, row.rule) }
      }
    }
    references.claim(in: &claims)
  }
}
