/// What goes back to the browser.
struct Answer {
  enum Body {
    case bytes([UInt8])
    case file(OpenFile, Range<Int>)
    /// Nothing, where a 200 would have had so many bytes.
    case known(Int)
    /// A stream that stays open; `after` is the last event that the client has seen.
    case events(after: String?)
  }

  var status: UInt32
  var headers: [Header]
  var body: Body

  /// A plain sentence, for answers that have no page.
  static func text(_ status: UInt32, _ text: String, _ headers: [Header] = []) -> Answer {
    let type = Header("Content-Type", "text/plain; charset=utf-8")
    return Answer(
      status: status, headers: [type] + headers, body: .bytes(Array((text + "\n").utf8)))
  }
}

/// One line of an answer's head.
struct Header: Sendable, Equatable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
