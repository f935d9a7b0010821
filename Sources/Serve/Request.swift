import Bytes

/// A request, as far as an answer depends on it.
struct Request: Sendable {
  var method: String
  /// As it was sent, query and all.
  var target: [UInt8]
  var headers = RequestHeaders()
}

/// The lines of a request's head that we read. A line that came twice is one list.
struct RequestHeaders: Sendable {
  /// Each `Host` there is: one is right.
  var hosts: [String] = []
  var acceptEncoding: String?
  var ifMatch: String?
  var ifModifiedSince: String?
  var ifNoneMatch: String?
  var ifRange: String?
  var ifUnmodifiedSince: String?
  var lastEventID: String?
  var range: String?
  var hasBody = false

  /// Takes one line; the name of a header is the same in any case.
  mutating func add(_ name: String, _ value: String) {
    switch name.lowercased() {
    case "host": hosts.append(value)
    case "accept-encoding": Self.join(&acceptEncoding, value)
    case "if-match": Self.join(&ifMatch, value)
    case "if-modified-since": Self.join(&ifModifiedSince, value)
    case "if-none-match": Self.join(&ifNoneMatch, value)
    case "if-range": Self.join(&ifRange, value)
    case "if-unmodified-since": Self.join(&ifUnmodifiedSince, value)
    case "last-event-id": Self.join(&lastEventID, value)
    case "range": Self.join(&range, value)
    case "content-length": hasBody = hasBody || value != "0"
    case "transfer-encoding": hasBody = true
    default: break
    }
  }

  private static func join(_ list: inout String?, _ value: String) {
    list = list.map { $0 + ", " + value } ?? value
  }
}

extension Substring {
  /// The items of a header’s list, without the blanks around them.
  func items(between sign: Unicode.Scalar) -> [Substring] {
    utf8.split(separator: UInt8(ascii: sign)).map { Substring($0).trimmed }
  }
}
