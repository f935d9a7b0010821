import JSON
import Model

/// What a render JSON says about the pages and pictures that its content names by identifier.
struct RenderReferences {
  private let members: [String: LocatedMember]
  private var used: Set<String> = []

  init(_ root: LocatedJSON) {
    let all = root["references"]?.members ?? []
    members = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The reference of a name, which from now on counts as used.
  mutating func use(_ name: String) -> LocatedJSON? {
    guard let member = members[name] else { return nil }
    used.insert(name)
    return member.value
  }

  /// The title of the entry in Apple's page tree that the page hangs under.
  func group(of root: LocatedJSON) -> String? {
    let path = root["hierarchy"]?["paths"]?.elements.first?.elements.compactMap(\.string) ?? []
    guard let group = path.dropFirst().last else { return nil }
    return members[group]?.value["title"]?.string
  }

  /// References that are used are in the links and pictures of the page.
  func claim(in claims: inout Claims) {
    for (name, member) in members {
      if used.contains(name) {
        claims.move(member.range, "reference", to: "links and pictures")
      } else {
        claims.drop(member.range, "unused-reference")
      }
    }
  }
}

extension RenderReferences {
  /// The address of a picture or a film: the light one, as sharp as it comes.
  static func source(_ reference: LocatedJSON) -> String {
    let variants = reference["variants"]?.elements ?? []
    func traits(_ variant: LocatedJSON) -> [String] {
      variant["traits"]?.elements.compactMap(\.string) ?? []
    }
    let light = variants.filter { !traits($0).contains("dark") }
    let best = light.max { traits($0).first ?? "" < traits($1).first ?? "" } ?? variants.first
    return best?["url"]?.string ?? ""
  }
}
