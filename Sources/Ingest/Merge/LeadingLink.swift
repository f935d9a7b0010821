import Bytes

/// The link that a text begins with: in lists of films and pages, what follows it describes it.
struct LeadingLink {
  let address: [UInt8]
  /// Whether nothing follows.
  let isAlone: Bool
  /// Whether no more follows than what kind of thing it leads to, as in a list of resources.
  let isEntry: Bool

  private static let longestKind = 32

  init?(_ text: [UInt8]) {
    guard text.first == UInt8(ascii: "["), let close = text.firstIndex(of: UInt8(ascii: "]")),
      let link = LinkAddress(text[...], at: close)
    else { return nil }
    address = link.normal
    isAlone = link.end == text.endIndex
    isEntry = text.endIndex - link.end <= Self.longestKind && text.last != UInt8(ascii: ".")
  }
}

extension Block {
  /// Where an entry of a list of links leads.
  var listedAddress: [UInt8]? {
    guard isWords, let link = LeadingLink(text), link.isEntry else { return nil }
    return link.address
  }
}
