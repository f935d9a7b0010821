import Bytes
import Files

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
    query = PercentCoding.encoded(rest[mark...]) { 0x21...0x7E ~= $0 }
  }

  /// The path below the site's root.
  var path: String { parts.joined(separator: "/") }

  /// The address of the folder of that name. Its second byte is no slash, so it stays on our host.
  var folderAddress: String {
    let names = parts.map { part in
      PercentCoding.encoded(part.utf8) {
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
    for part in parts where part.isEmpty || Path.isHidden(part) { throw .hidden }
    return Array(parts)
  }

  /// One part with its escapes read. A slash, a backslash or a control character in it is no name.
  private static func decoded(_ part: ArraySlice<UInt8>) throws(Problem) -> String {
    let text = Array(part)
    let isSound = text.indices.allSatisfy {
      text[$0] != UInt8(ascii: "%") || PercentCoding.byte(at: $0, in: text) != nil
    }
    guard isSound else { throw .malformed }
    let bytes = PercentCoding.decoded(text)
    let isName = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !"/\\".utf8.contains($0) }
    guard isName, let name = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    return name
  }
}
