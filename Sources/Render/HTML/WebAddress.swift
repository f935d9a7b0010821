import Bytes

/// An absolute address that a page may carry: `http`, `https` or `mailto`, and nothing that a
/// browser would run.
struct WebAddress: Equatable {
  let text: String

  /// nil for any other scheme, and for an address without one.
  init?(_ address: String) {
    let bytes = address.utf8.span
    guard Self.schemes.contains(where: { Self.begins(bytes, with: $0) }) else { return nil }
    var isClean = true
    for place in bytes.indices {
      // Browsers drop control characters and spaces before they read the scheme.
      if bytes[place] <= 0x20 || bytes[place] == 0x7F { return nil }
      if Self.isMisplaced(bytes[place]) { isClean = false }
    }
    text = isClean ? address : RelativePath.encoded(address) { !Self.isMisplaced($0) }
  }

  private static let schemes: [StaticString] = ["https://", "http://", "mailto:"]

  /// Whether it is a scheme in any case with something behind it.
  private static func begins(_ address: Span<UInt8>, with scheme: StaticString) -> Bool {
    guard address.count > scheme.utf8CodeUnitCount else { return false }
    return (0..<scheme.utf8CodeUnitCount).allSatisfy {
      ByteClass.lowered(address[$0]) == scheme.utf8Start[$0]
    }
  }

  /// What no address may contain as it is: `"<>\^` and a backtick, `{|}`. A page may have very many
  /// long addresses.
  private static func isMisplaced(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D: true
    default: false
    }
  }
}
