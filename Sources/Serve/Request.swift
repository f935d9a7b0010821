/// A request, as far as an answer depends on it.
struct Request: Sendable {
  var method: String
  /// As it was sent, query and all.
  var target: [UInt8]
  /// Each `Host` there is: one is right.
  var hosts: [String]
  var ifNoneMatch: String?
  var hasBody = false
}
