import Bytes

/// An absolute address that a page may carry: `http`, `https` or `mailto`, and nothing that a
/// browser would run.
struct WebAddress: Equatable {
  let text: String

  /// nil for any other scheme, and for an address without one.
  init?(_ address: String) {
    // Browsers drop control characters and spaces before they read the scheme.
    guard address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    let lowered = address.utf8.map(ByteClass.lowered)
    guard let scheme = Self.schemes.first(where: { lowered.starts(with: $0.utf8) }),
      lowered.count > scheme.utf8.count
    else { return nil }
    text = RelativePath.encoded(address) { !Self.misplaced.contains($0) }
  }

  private static let schemes = ["https://", "http://", "mailto:"]

  /// What no address may contain as it is.
  private static let misplaced = Array("\"<>\\^`{|}".utf8)
}
