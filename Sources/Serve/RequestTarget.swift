import Bytes

/// Where a request leads: the parts of its path, decoded once and checked.
struct RequestTarget: Equatable {
  /// Why a target leads nowhere.
  enum Problem: Error, Equatable {
    /// What no browser sends: broken escapes, control characters, `..`.
    case malformed
    /// A name that is never served, and of which we don't say whether it is there.
    case hidden
  }

  /// The name of another host, where the target is a whole address.
  let host: String?
  let parts: [String]
  /// Whether the path ends in a slash.
  let isFolder: Bool
  /// With its question mark; empty if there is none.
  let query: String

  init(_ target: [UInt8]) throws(Problem) {
    guard target.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { throw .malformed }
    let (host, rest) = try Self.takeHost(target[...])
    guard rest.first == UInt8(ascii: "/") else { throw .malformed }
    let mark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    var parts: [String] = []
    for part in rest[..<mark].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      parts.append(try Self.decoded(part))
    }
    isFolder = parts.last == ""
    self.parts = try Self.checked(parts.dropFirst().dropLast(isFolder ? 1 : 0))
    self.host = host
    query = Self.encoded(rest[mark...]) { 0x21...0x7E ~= $0 }
  }

  /// The path below the site's root.
  var path: String { parts.joined(separator: "/") }

  /// The address of the folder of that name. Its second byte is no slash, so it stays on our host.
  var folderAddress: String {
    let names = parts.map { part in
      Self.encoded(Array(part.utf8)[...]) {
        ByteClass.isAlphanumeric($0) || "-._~".utf8.contains($0)
      }
    }
    return "/" + names.map { $0 + "/" }.joined() + query
  }
}

extension RequestTarget {
  /// `http://host:port/path`, as one writes to a proxy.
  private static func takeHost(
    _ target: ArraySlice<UInt8>
  ) throws(Problem) -> (String?, ArraySlice<UInt8>) {
    let scheme = Array("http://".utf8)
    guard target.prefix(scheme.count).map(ByteClass.lowered) == scheme else { return (nil, target) }
    let rest = target.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { throw .malformed }
    return (String(decoding: rest[..<slash], as: UTF8.self), rest[slash...])
  }

  private static func checked(_ parts: ArraySlice<String>) throws(Problem) -> [String] {
    for part in parts where part == "." || part == ".." { throw .malformed }
    for part in parts where part.isEmpty || part.hasPrefix(".") { throw .hidden }
    return Array(parts)
  }

  /// One part with its escapes read. A slash, a backslash or a control character in it is no name.
  private static func decoded(_ part: ArraySlice<UInt8>) throws(Problem) -> String {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = hex(rest.popFirst()), let low = hex(rest.popFirst()) else {
        throw .malformed
      }
      bytes.append(high << 4 | low)
    }
    let isName = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !"/\\".utf8.contains($0) }
    guard isName, let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    return text
  }

  private static func hex(_ byte: UInt8?) -> UInt8? {
    guard let byte else { return nil }
    if ByteClass.isDigit(byte) { return byte - UInt8(ascii: "0") }
    let letter = ByteClass.lowered(byte) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }

  private static func encoded(_ bytes: ArraySlice<UInt8>, keeping: (UInt8) -> Bool) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      text += keeping(byte) ? [byte] : [UInt8(ascii: "%")] + SHA256.hexDigits(of: [byte])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
