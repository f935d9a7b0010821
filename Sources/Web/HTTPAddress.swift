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
    // In bytes: a mark behind a sign makes another character of it, and not for a server.
    let bytes = Array(address.utf8)
    if let rest = Self.rest(of: bytes, behind: "https://") {
      self.init(isSecure: true, rest)
    } else if let rest = Self.rest(of: bytes, behind: "http://") {
      self.init(isSecure: false, rest)
    } else {
      return nil
    }
  }

  private init?(isSecure: Bool, _ rest: ArraySlice<UInt8>) {
    let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    guard let (host, port) = Self.authority(rest[..<end]),
      let (path, query) = Self.place(rest[end...])
    else { return nil }
    self.isSecure = isSecure
    self.host = host
    self.port = port == (isSecure ? 443 : 80) ? nil : port
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

  /// An IPv6 address without its brackets; any other host as it is.
  public var bareHost: Substring { isInBrackets ? host.dropFirst().dropLast() : host[...] }

  private var isInBrackets: Bool { host.utf8.first == UInt8(ascii: "[") }

  /// Whether the host is a name, not a number, which can be written in many ways.
  public var hasName: Bool {
    guard !isInBrackets, let last = host.utf8.split(separator: UInt8(ascii: ".")).last else {
      return false
    }
    return last.first.map { 0x61...0x7A ~= $0 } == true && host != "localhost"
      && !host.hasSuffix(".localhost")
  }
}

extension HTTPAddress {
  private static func rest(of address: [UInt8], behind scheme: String) -> ArraySlice<UInt8>? {
    let front = address.prefix(scheme.utf8.count).lazy.map(ByteClass.lowered)
    return front.elementsEqual(scheme.utf8) ? address.dropFirst(front.count) : nil
  }

  private static func authority(_ text: ArraySlice<UInt8>) -> (host: String, port: Int?)? {
    var (name, digits) = (text, ArraySlice<UInt8>())
    if let colon = text.lastIndex(of: UInt8(ascii: ":")),
      !text[colon...].contains(UInt8(ascii: "]"))
    {
      (name, digits) = (text[..<colon], text[(colon + 1)...])
      guard digits.allSatisfy(ByteClass.isDigit) else { return nil }
    }
    let isNumber = name.first == UInt8(ascii: "[") && name.last == UInt8(ascii: "]")
    let inner = isNumber ? name.dropFirst().dropLast() : name
    let allowed = inner.allSatisfy {
      ByteClass.isAlphanumeric($0) || (isNumber ? ".:" : ".-").utf8.contains($0)
    }
    guard allowed, !inner.isEmpty, inner.count <= 253 else { return nil }
    let host = String(decoding: name.map(ByteClass.lowered), as: UTF8.self)
    guard !digits.isEmpty else { return (host, nil) }
    guard let port = Int(String(decoding: digits, as: UTF8.self)), 1...65535 ~= port else {
      return nil
    }
    return (host, port)
  }

  private static func place(_ text: ArraySlice<UInt8>) -> (path: String, query: String?)? {
    let whole = text.prefix { $0 != UInt8(ascii: "#") }
    guard !whole.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C }) else { return nil }
    let mark = whole.firstIndex(of: UInt8(ascii: "?")) ?? whole.endIndex
    let path = whole[..<mark]
    for part in path.split(separator: UInt8(ascii: "/")) {
      let plain = PercentCoding.decoded(Array(part))
      guard plain != [0x2E], plain != [0x2E, 0x2E] else { return nil }
    }
    let query = mark < whole.endIndex ? encoded(whole[(mark + 1)...]) : nil
    return (path.isEmpty ? "/" : encoded(path), query)
  }

  /// What may not be in an address is encoded; what is encoded stays.
  private static func encoded(_ text: ArraySlice<UInt8>) -> String {
    text.map { byte in
      let isPlain = 0x21...0x7E ~= byte && !"\"<>^`{|}".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : PercentCoding.encoded(byte)
    }.joined()
  }
}
