import Bytes

/// An address of `http` or `https`, taken apart. Only a checked initializer makes one: without a
/// user, steps up, control characters or a fragment.
public struct HTTPAddress: Sendable, Hashable {
  public let isSecure: Bool
  /// In lower case, an IPv6 address in brackets.
  public let host: String
  /// nil for that of the scheme.
  public let port: Int?
  /// From its slash on, encoded.
  public let path: String
  /// Behind the question mark.
  public let query: String?

  /// Longer addresses than any server takes.
  public static let longest = 4000

  public init?(_ address: some StringProtocol) {
    guard address.utf8.count <= Self.longest else { return nil }
    let rest: Substring
    if let found = Self.rest(of: address, behind: "https://") {
      (isSecure, rest) = (true, found)
    } else if let found = Self.rest(of: address, behind: "http://") {
      (isSecure, rest) = (false, found)
    } else {
      return nil
    }
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let (host, port) = Self.authority(rest[..<end]) else { return nil }
    self.host = host
    self.port = port == (isSecure ? 443 : 80) ? nil : port
    guard let (path, query) = Self.place(rest[end...]) else { return nil }
    (self.path, self.query) = (path, query)
  }

  /// A path at the same host, as an address; nil if it is not one.
  public func at(_ path: String) -> HTTPAddress? { HTTPAddress(origin + path) }

  /// The scheme, the host and the port.
  public var origin: String { (isSecure ? "https://" : "http://") + authority }

  public var authority: String { port.map { "\(host):\($0)" } ?? host }

  public var text: String { origin + target }

  /// What a server is asked for.
  public var target: String { query.map { "\(path)?\($0)" } ?? path }

  /// Whether the host is a name, not a number, which can be written in many ways.
  public var hasName: Bool {
    guard !host.hasPrefix("["), let last = host.split(separator: ".").last else { return false }
    return last.utf8.first.map { 0x61...0x7A ~= $0 } == true && host != "localhost"
      && !host.hasSuffix(".localhost")
  }
}

extension HTTPAddress {
  private static func rest(of address: some StringProtocol, behind scheme: String) -> Substring? {
    guard address.prefix(scheme.count).lowercased() == scheme else { return nil }
    return Substring(address.dropFirst(scheme.count))
  }

  private static func authority(_ text: Substring) -> (host: String, port: Int?)? {
    var (name, digits) = (text, Substring())
    if let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") {
      (name, digits) = (text[..<colon], text[text.index(after: colon)...])
      guard digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    }
    let host = name.lowercased()
    let isNumber = host.hasPrefix("[") && host.hasSuffix("]")
    let inner = isNumber ? host.dropFirst().dropLast() : host[...]
    let allowed = inner.utf8.allSatisfy {
      0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2E || (isNumber ? $0 == 0x3A : $0 == 0x2D)
    }
    guard allowed, !inner.isEmpty, inner.utf8.count <= 253 else { return nil }
    guard !digits.isEmpty else { return (host, nil) }
    guard let port = Int(digits), 1...65535 ~= port else { return nil }
    return (host, port)
  }

  private static func place(_ text: Substring) -> (path: String, query: String?)? {
    let whole = text.prefix { $0 != "#" }
    guard !whole.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C }) else { return nil }
    let parts = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first.map(encoded) ?? ""
    for part in path.split(separator: "/") {
      let plain = PercentCoding.decoded(Array(part.utf8))
      guard plain != [0x2E], plain != [0x2E, 0x2E] else { return nil }
    }
    return (path.isEmpty ? "/" : path, parts.count > 1 ? encoded(parts[1]) : nil)
  }

  /// What may not be in an address is encoded; what is encoded stays.
  private static func encoded(_ text: Substring) -> String {
    text.utf8.map { byte in
      let isPlain = 0x21...0x7E ~= byte && !"\"<>^`{|}".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : PercentCoding.encoded(byte)
    }.joined()
  }
}
