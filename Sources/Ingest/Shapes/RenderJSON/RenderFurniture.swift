import JSON

/// What is beside the content in a render JSON: members by name, and why they are no content.
enum RenderFurniture {
  static let dropped: [(member: String, rule: String, reason: String)] = [
    ("schemaVersion", "json-schema", "the version of the format"),
    ("kind", "json-schema", "the kind of JSON"),
    ("sections", "json-schema", "parts that articles do not have"),
    ("variants", "variants", "the same page in other programming languages"),
    ("legalNotices", "legal-notices", "the site’s footer"),
    ("seeAlsoSections", "see-also", "links to the pages beside it"),
    ("diffAvailability", "json-schema", "which versions can be compared"),
  ]

  static func claim(_ root: LocatedJSON, in content: inout RenderContent) {
    for member in root.members {
      if let row = dropped.first(where: { $0.member == member.name }) {
        content.sink.claims.drop(member.range, row.rule)
      } else if member.name == "metadata" || member.name == "identifier" {
        content.sink.claims.move(member.range, "metadata", to: "front matter")
      } else if member.name == "hierarchy", content.references.group(of: root) != nil {
        content.sink.claims.move(member.range, "hierarchy", to: "front matter")
      }
    }
    content.references.claim(in: &content.sink.claims)
  }
}
