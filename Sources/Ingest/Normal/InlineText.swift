import Bytes

/// Repairs inside a line: addresses made whole, escapes and blanks that only the scrape has.
/// One pass from left to right; what stands in code stays as it is.
struct InlineText {
  private let text: ArraySlice<UInt8>
  /// Where the last run of ticks of each length starts: a run before it has a partner.
  private let lastTicks: [Int: Int]
  private var place: Int
  private var inside = Inside.text
  private var isBold = false

  private enum Inside: Equatable {
    case text
    case code(ticks: Int)
    /// Between `](` and its bracket, with the brackets that are open.
    case address(depth: Int)
  }

  /// What is taken at a place, and what is written for it; nil for the same.
  private struct Step {
    let length: Int
    var replacement: StaticString?
  }

  static func append(_ text: ArraySlice<UInt8>, to output: inout ByteOutput) {
    var scanner = InlineText(text)
    var run = text.startIndex
    while scanner.place < text.endIndex {
      let step = scanner.step()
      if let replacement = step.replacement {
        output.append(text[run..<scanner.place])
        output.append(replacement)
        run = scanner.place + step.length
      }
      scanner.place += step.length
    }
    output.append(text[run...])
  }

  private init(_ text: ArraySlice<UInt8>) {
    self.text = text
    place = text.startIndex
    lastTicks = Self.lastTicks(in: text)
  }
}

extension InlineText {
  private mutating func step() -> Step {
    if text[place] == UInt8(ascii: "`") { return ticks() }
    switch inside {
    case .code: return Step(length: 1)
    case .address(let depth): return addressStep(depth)
    case .text: return textStep()
    }
  }

  private mutating func textStep() -> Step {
    switch text[place] {
    case UInt8(ascii: "\\"): return Step(length: min(2, text.endIndex - place))
    case UInt8(ascii: "]"): return openAddress()
    case UInt8(ascii: "*"): return stars()
    case UInt8(ascii: "_"): return gapBeforePunctuation()
    default: return Step(length: 1)
    }
  }

  private mutating func ticks() -> Step {
    let count = run(of: UInt8(ascii: "`"))
    if inside == .code(ticks: count) {
      inside = .text
    } else if inside == .text, lastTicks[count, default: 0] > place {
      inside = .code(ticks: count)
    }
    return Step(length: count)
  }

  /// `](/path`: an address that lacks its host. `](//host` has one.
  private mutating func openAddress() -> Step {
    let rest = text[place...]
    guard ByteSearch.starts(rest, with: "](") else { return Step(length: 1) }
    inside = .address(depth: 1)
    let isPath = ByteSearch.starts(rest, with: "](/") && !ByteSearch.starts(rest, with: "](//")
    return isPath
      ? Step(length: 3, replacement: "](https://developer.apple.com/") : Step(length: 2)
  }

  private mutating func addressStep(_ depth: Int) -> Step {
    switch text[place] {
    case UInt8(ascii: "\\"):
      let next = text[(place + 1)...].first
      return next == UInt8(ascii: "#")
        ? Step(length: 2, replacement: "#") : Step(length: next == nil ? 1 : 2)
    case UInt8(ascii: "("): inside = .address(depth: depth + 1)
    case UInt8(ascii: ")"): inside = depth == 1 ? .text : .address(depth: depth - 1)
    case let byte where ByteClass.isSpace(byte): inside = .text
    default: break
    }
    return Step(length: 1)
  }

  /// `**Lead.**Next`: the blank behind a bold lead, which a scrape swallowed.
  private mutating func stars() -> Step {
    let count = run(of: UInt8(ascii: "*"))
    let (before, next) = (text[..<place].last, text[(place + count)...].first)
    guard count > 1 else { return Step(length: count) }
    guard isBold, let before, !ByteClass.isSpace(before) else {
      if let next, !ByteClass.isSpace(next) { isBold = true }
      return Step(length: count)
    }
    isBold = false
    let swallowed =
      count == 2 && ".?!".utf8.contains(before) && next.map(ByteClass.isLetter) == true
    return Step(length: count, replacement: swallowed ? "** " : nil)
  }

  /// `_x_ ,`: a crawler sets a blank behind emphasis, whatever follows.
  private func gapBeforePunctuation() -> Step {
    let after = text[(place + 1)...]
    guard let before = text[..<place].last, !ByteClass.isSpace(before),
      after.first == UInt8(ascii: " "), let sign = after.dropFirst().first,
      ",.;:!?)".utf8.contains(sign)
    else { return Step(length: 1) }
    return Step(length: 2, replacement: "_")
  }

  private func run(of byte: UInt8) -> Int { text[place...].prefix { $0 == byte }.count }

  private static func lastTicks(in text: ArraySlice<UInt8>) -> [Int: Int] {
    var last: [Int: Int] = [:]
    var start: Int?
    for place in text.indices where text[place] == UInt8(ascii: "`") {
      if place == text.startIndex || text[place - 1] != UInt8(ascii: "`") { start = place }
      let ends = place + 1 == text.endIndex || text[place + 1] != UInt8(ascii: "`")
      if ends, let start { last[place + 1 - start] = start }
    }
    return last
  }
}
