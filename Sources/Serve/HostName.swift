import Bytes

/// The names under which a browser may ask for us. A page of another name that resolves to this
/// machine (DNS rebinding) would otherwise read the site as its own.
enum HostName {
  private static let ours = ["localhost", "127.0.0.1", "[::1]"].map { Array($0.utf8) }

  static func isOurs(_ host: String) -> Bool {
    let bytes = host.utf8.map(ByteClass.lowered)
    return ours.contains { name in
      guard bytes.starts(with: name) else { return false }
      return isPort(bytes[name.count...])
    }
  }

  /// Nothing, or a colon and up to five digits. Any port: one may reach us through a tunnel.
  private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.first else { return true }
    let digits = text.dropFirst()
    return colon == UInt8(ascii: ":") && 1...5 ~= digits.count
      && digits.allSatisfy(ByteClass.isDigit)
  }
}
