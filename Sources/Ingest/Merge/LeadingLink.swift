import Bytes

/// The link that a text begins with: in lists of films and pages, what follows it describes it.
struct LeadingLink {
  let address: [UInt8]
  /// Whether nothing follows.
  let isAlone: Bool

  init?(_ text: [UInt8]) {
    guard text.first == UInt8(ascii: "["), let close = text.firstIndex(of: UInt8(ascii: "]")),
      let link = LinkAddress(text[...], at: close)
    else { return nil }
    address = link.normal
    isAlone = link.end == text.endIndex
  }
}
