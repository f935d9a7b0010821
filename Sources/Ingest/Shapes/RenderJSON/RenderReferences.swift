import Bytes
import JSON
import Model

/// What a render JSON says about the pages and pictures that its content names by identifier.
struct RenderReferences {
  private let members: [String: LocatedMember]
  private var used: Set<String> = []
  /// The references whose description is in the text.
  private var described: Set<String> = []
  /// The bytes of references that were used again.
  private var repeated = 0

  /// A reference that is used without end would make a page without end.
  private static let mostRepeated = 8 << 20

  init(_ root: LocatedJSON) {
    let all = root["references"]?.members ?? []
    members = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  func has(_ name: String) -> Bool { members[name] != nil }

  func isFilm(_ name: String) -> Bool { members[name]?.value["type"]?.string == "video" }

  /// The reference of a name, which from now on counts as used.
  mutating func use(_ name: String) -> LocatedJSON? {
    guard let member = members[name] else { return nil }
    guard used.insert(name).inserted || repeated < Self.mostRepeated else { return nil }
    repeated += member.range.count
    return member.value
  }

  /// What a page says of itself, for the card that leads to it.
  mutating func abstract(of name: String) -> LocatedJSON? {
    guard let abstract = use(name)?["abstract"], !abstract.elements.isEmpty else { return nil }
    described.insert(name)
    return abstract
  }

  /// The name of the picture that a film starts with; empty if it has none.
  func poster(of name: String) -> String { members[name]?.value.text("poster") ?? "" }

  /// The title of the entry in Apple's page tree that the page hangs under, by the first way to it
  /// that has one.
  func group(of root: LocatedJSON) -> String? {
    let paths = root["hierarchy"]?["paths"]?.elements ?? []
    return paths.lazy.compactMap { path in
      let group = path.elements.compactMap(\.string).dropFirst().last
      return group.flatMap { members[$0]?.value["title"]?.string }
    }.first
  }

  /// References that are used are in the links and pictures of the page.
  func claim(in claims: inout Claims) {
    for (name, member) in members {
      if used.contains(name) {
        claims.move(member.range, "reference", to: "links and pictures")
        claimRest(of: member, isDescribed: described.contains(name), in: &claims)
      } else {
        claims.drop(member.range, "unused-reference")
      }
    }
  }

  /// What of a used reference the text does not show.
  private func claimRest(of member: LocatedMember, isDescribed: Bool, in claims: inout Claims) {
    for part in member.value.members {
      if part.name == "abstract", !isDescribed, !part.value.elements.isEmpty {
        claims.drop(part.range, "card-abstract")
      } else if part.name == "images", !part.value.elements.isEmpty {
        claims.drop(part.range, "card-thumbnail")
      }
    }
  }
}

extension RenderReferences {
  /// The address of a picture or a film: the light one, as sharp as it comes.
  static func source(_ reference: LocatedJSON) -> String {
    let variants = reference["variants"]?.elements ?? []
    let light = variants.filter { !traits($0).contains("dark") }
    let best = sharpest(light) ?? sharpest(variants)
    return best?["url"]?.string.map(whole) ?? ""
  }

  /// The first of those with the most pixels to a point.
  private static func sharpest(_ variants: [LocatedJSON]) -> LocatedJSON? {
    let named = variants.filter { $0["url"]?.string?.isEmpty == false }
    let most = named.map(scale).max()
    return named.first { scale($0) == most }
  }

  private static func traits(_ variant: LocatedJSON) -> [String] {
    variant["traits"]?.elements.compactMap(\.string) ?? []
  }

  /// `2x` among the traits, wherever it is; without one, 1.
  private static func scale(_ variant: LocatedJSON) -> Int {
    let scales = traits(variant).compactMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }
    return scales.max() ?? 1
  }

  /// Paths of pictures are below the folder that the archive of pages is served from.
  private static func whole(_ address: String) -> String {
    let isInside = ["/images/", "/videos/", "/downloads/"].contains(where: address.hasPrefix)
    return isInside ? PageAddress.host + "/tutorials" + address : address
  }
}
