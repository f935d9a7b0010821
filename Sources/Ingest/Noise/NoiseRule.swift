import Bytes

/// One kind of furniture: how its lines are told, and why they are no content.
struct NoiseRule: Sendable {
  enum Match: Sendable {
    case equals(StaticString)
    case starts(StaticString)
    case contains(StaticString)
  }

  let id: String
  let match: Match
  let reason: String

  init(_ id: String, _ match: Match, _ reason: String) {
    self.id = id
    self.match = match
    self.reason = reason
  }

  func matches(_ line: ArraySlice<UInt8>) -> Bool {
    switch match {
    case .equals(let phrase): ByteSearch.equal(line, phrase)
    case .starts(let phrase): ByteSearch.starts(line, with: phrase)
    case .contains(let phrase): ByteSearch.first(of: phrase, in: line) != nil
    }
  }
}

extension [NoiseRule] {
  /// The first rule that knows a line.
  func rule(for line: ArraySlice<UInt8>) -> NoiseRule? { first { $0.matches(line) } }
}
