import Bytes

/// An absolute address that a page may carry: `http`, `https` or `mailto`, and nothing that a
/// browser would run.
struct WebAddress: Equatable {
  let text: String

  /// nil for any other scheme, and for an address without one.
  init?(_ address: String) {
    // Browsers drop control characters and spaces before they read the scheme.
    guard address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    let start = address.utf8.prefix(Self.longestScheme).map(ByteClass.lowered)
    guard let scheme = Self.schemes.first(where: { start.starts(with: $0.utf8) }),
      address.utf8.count > scheme.utf8.count
    else { return nil }
    text = RelativePath.encoded(address) { !Self.isMisplaced[Int($0)] }
  }

  private static let schemes = ["https://", "http://", "mailto:"]
  private static let longestScheme = 8

  /// What no address may contain as it is, by byte: a page may have very many long addresses.
  private static let isMisplaced: [Bool] = (0...255).map { "\"<>\\^`{|}".utf8.contains($0) }
}
