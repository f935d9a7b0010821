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

  /// Bytes, unless the client has those of this tag already.
  static func bytes(
    _ bytes: [UInt8], status: UInt32 = 200, type: String, tag: String? = nil,
    _ request: Request? = nil
  ) -> Answer {
    let validators = tag.map { [Header("ETag", $0)] } ?? []
    if let tag, let request,
      let instead = Precondition.answer(
        request.headers, tag: tag, validators: validators, size: bytes.count)
    {
      return instead
    }
    return Answer(
      status: status, headers: validators + [Header("Content-Type", type)], body: .bytes(bytes))
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
