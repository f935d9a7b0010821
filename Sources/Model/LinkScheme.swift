/// Which addresses a page may link to: those of the web and of mail, and places below the site.
public enum LinkScheme {
  /// Whether an address has no scheme, or one of those that are allowed.
  public static func isAllowed(_ address: String) -> Bool {
    scheme(of: address).map(allowed.contains) ?? true
  }

  /// Whether an address is a whole one of the web, without blanks and characters of control.
  public static func isWeb(_ address: String) -> Bool {
    guard address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      let scheme = scheme(of: address), web.contains(scheme)
    else { return false }
    let rest = address.utf8.dropFirst(scheme.utf8.count + 1)
    return rest.starts(with: "//".utf8) && rest.count > 2
  }

  /// What is before the first colon, in lower case; nil for an address without a scheme.
  /// Browsers leave out blanks and characters of control before they look for it.
  public static func scheme(of address: String) -> String? {
    var name: [UInt8] = []
    for byte in address.utf8 where byte > 0x20 && byte != 0x7F {
      if byte == UInt8(ascii: ":") {
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
      }
      guard isPart(byte, isFirst: name.isEmpty) else { return nil }
      name.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
    return nil
  }

  private static let web: Set = ["http", "https"]
  private static let allowed: Set = ["http", "https", "mailto"]

  private static func isPart(_ byte: UInt8, isFirst: Bool) -> Bool {
    if 0x61...0x7A ~= byte | 0x20 { return true }
    return !isFirst && (0x30...0x39 ~= byte || "+-.".utf8.contains(byte))
  }
}
