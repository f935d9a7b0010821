public import Diagnostics
public import Model

/// The outside addresses of a site: which there are, and what is said of them.
public struct OutsideLinks: Sendable {
  /// A run asks for as many.
  public static let most = 5_000

  /// Where each address is, without its fragment; in order of page and place.
  private var places: [(address: String, location: SourceLocation)] = []

  public init(of site: Site) {
    for page in site.pages {
      for case (let node, .elsewhere(let url)) in page.linksInOrder where Self.host(of: url) != nil
      {
        places.append((Self.text(url, until: "#"), page.place(of: node)))
      }
    }
  }

  /// Each address once, by host, hosts in order of name; up to a number.
  public var hosts: [[String]] {
    let addresses = Set(places.map(\.address)).sorted().prefix(Self.most)
    let hosts = Dictionary(grouping: addresses) { Self.host(of: $0) ?? "" }
    return hosts.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The host and port of an address of the web; nil for others.
  private static func host(of address: String) -> String? {
    let lower = address.lowercased()
    guard let start = ["https://", "http://"].first(where: lower.hasPrefix) else { return nil }
    let host = text(lower.dropFirst(start.count), until: "/?#")
    return host.isEmpty ? nil : host
  }

  /// In bytes: a mark behind a sign makes another character of it.
  private static func text(_ text: some StringProtocol, until signs: String) -> String {
    String(decoding: text.utf8.prefix { !signs.utf8.contains($0) }, as: UTF8.self)
  }
}

extension OutsideLinks {
  public func findings(_ verdicts: [String: LinkVerdict]) -> [Diagnostic] {
    var unasked: [SourceLocation] = []
    var leftAlone: [String: [SourceLocation]] = [:]
    var found: [Diagnostic] = []
    for (address, location) in places {
      switch verdicts[address] ?? .unasked {
      case .fine: break
      case .unasked: unasked.append(location)
      case .leftAlone: leftAlone[Self.host(of: address) ?? "", default: []].append(location)
      case .moved(let target):
        found.append(
          Diagnostic(
            .externalMoved, at: location, "\(address) has moved permanently",
            why: "The old address may stop working.", remedy: "Replace it with \(target)."))
      case .broken(let reason), .silent(let reason):
        found.append(
          Diagnostic(
            .externalBroken, at: location, "\(address) does not answer: \(reason)",
            why: "Readers who follow the link reach nothing.",
            remedy: "Find the new address, or remove the link."))
      case .unsure(let reason):
        found.append(
          Diagnostic(
            .externalUnchecked, at: location,
            "\(address) refuses automatic requests: \(reason)",
            remedy: "Check it in a browser."))
      }
    }
    for (host, places) in leftAlone.sorted(by: { $0.key < $1.key }) {
      found += places.first.map { [Self.leftAlone(host, places.count, $0)] } ?? []
    }
    return found + (unasked.first.map { [Self.unasked(unasked.count, $0)] } ?? [])
  }

  private static func leftAlone(
    _ host: String, _ count: Int, _ first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .externalUnchecked, at: first,
      "\(Plural.text(count, "link")) to \(host) not checked, from here on",
      why: "The server failed to answer too many times.",
      remedy: "Check that \(host) can be reached from this machine, then run again.")
  }

  private static func unasked(_ count: Int, _ first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .externalUnchecked, at: first,
      "\(count) \(count == 1 ? "link was" : "links were") not checked, from here on",
      why: "A run checks at most \(most) addresses, for at most ten minutes.",
      remedy: "Run again: those that answered are remembered for a week.")
  }
}
