/// A property by which the units of a site can be filtered. Each value is a bit of a mask.
public struct Facet: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case kind, platform, group, edition

    public var text: StaticString {
      switch self {
      case .kind: "kind"
      case .platform: "platform"
      case .group: "group"
      case .edition: "edition"
      }
    }
  }

  public let kind: Kind
  public let name: [UInt8]

  public init(_ kind: Kind, _ name: [UInt8]) {
    self.kind = kind
    self.name = name
  }

  /// The first two values of every index: what is a page, and what is a section of one.
  public static let page: UInt32 = 1
  public static let section: UInt32 = 2
  /// As many as a mask has bits.
  public static let most = 32
}

/// What a search is narrowed to: of each facet one of the values that the mask has, or any if it
/// has none of it.
struct FacetFilter {
  private let mask: UInt32
  /// By kind, the values of the facet.
  private let values: [UInt32]

  init(_ mask: UInt32, _ facets: [Facet]) {
    self.mask = mask
    var values: [UInt32] = [0, 0, 0, 0]
    for (bit, facet) in facets.enumerated() { values[Int(facet.kind.rawValue)] |= 1 << UInt32(bit) }
    self.values = values
  }

  /// The values by which a unit counts: all it has if it passes; if it fails by one facet alone,
  /// those of that facet, since choosing one of them would bring it; otherwise none.
  func counted(_ unit: UInt32) -> UInt32 {
    var failed: UInt32 = 0
    for value in values where mask & value != 0 && mask & value & unit == 0 {
      if failed != 0 { return 0 }
      failed = value
    }
    return failed == 0 ? unit : unit & failed
  }

  func passes(_ unit: UInt32) -> Bool {
    values.allSatisfy { mask & $0 == 0 || mask & $0 & unit != 0 }
  }
}
