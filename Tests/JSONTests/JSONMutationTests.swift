import JSON
import TestSupport
import Testing

/// Texts that were valid and are changed a little: read or refused, never past their ends.
@Suite struct JSONMutationTests {
  private static let text = Array(
    #"{"a":[1,-0.5e1,true,null,"x\n\u00e9"],"b":{"c":[],"d":{}},"e":"","f":[[[0]]]}"#.utf8)

  private enum Answer: Equatable {
    case value(LocatedJSON)
    case refused(Int)
  }

  private func read(_ bytes: [UInt8], in range: Range<Int>? = nil) -> Answer {
    do throws(JSONError) {
      return .value(try JSONReader.located(bytes, in: range))
    } catch {
      return .refused(error.offset)
    }
  }

  /// Whether each value lies in the one around it, behind the one before it.
  private func isNested(_ value: LocatedJSON, in range: Range<Int>) -> Bool {
    guard range.lowerBound <= value.range.lowerBound, value.range.upperBound <= range.upperBound
    else { return false }
    var end = value.range.lowerBound
    let inner = value.elements.map { ($0.range, $0) } + value.members.map { ($0.range, $0.value) }
    return inner.allSatisfy { range, inside in
      defer { end = range.upperBound }
      return range.lowerBound > end - 1 && isNested(inside, in: range)
        && range.upperBound < value.range.upperBound
    }
  }

  @Test func noPrefixIsAValue() {
    for end in Self.text.indices {
      guard case .refused(let offset) = read(Array(Self.text[..<end])) else {
        Issue.record("the first \(end) bytes were read")
        continue
      }
      #expect(offset <= end)
    }
  }

  @Test func noSuffixIsAValue() {
    for start in Self.text.indices.dropFirst() {
      guard case .refused = read(Array(Self.text[start...])) else {
        Issue.record("the bytes from \(start) were read")
        continue
      }
    }
  }

  @Test func bytesThatFlippedAreReadOrRefused() {
    var random = SeededRandom(61)
    for _ in 0..<3000 {
      var bytes = Self.text
      for _ in 0...random.below(3) {
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      switch read(bytes) {
      case .value(let value): #expect(isNested(value, in: bytes.indices))
      case .refused(let offset): #expect(0...bytes.count ~= offset)
      }
    }
  }

  /// Blanks between the parts change places, and nothing else.
  @Test func blanksSayNothing() throws {
    var random = SeededRandom(62)
    let plain = try JSONReader.read(Self.text)
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      var (inString, isEscaped) = (false, false)
      for byte in Self.text {
        let isSign = !inString && "{}[],:".utf8.contains(byte)
        if isSign { bytes += random.list(upTo: 3) { $0.pick(Array(" \n\r\t".utf8)) } }
        bytes.append(byte)
        if isSign { bytes += random.list(upTo: 3) { $0.pick(Array(" \n\r\t".utf8)) } }
        if byte == UInt8(ascii: "\""), !isEscaped { inString.toggle() }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      }
      guard case .value(let value) = read(bytes) else {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)) was refused")
        continue
      }
      #expect(value.plain == plain && isNested(value, in: bytes.indices))
    }
  }

  @Test(arguments: [
    "\u{A0}1", "\u{FEFF}1", "1\u{B}", "1\u{C}", "1\0", "/**/1", "1//", "[1,\u{2028}2]",
  ])
  func otherBlanksAreNone(text: String) {
    guard case .refused = read(Array(text.utf8)) else {
      Issue.record("\(text.debugDescription) was read")
      return
    }
  }

  /// Of a name that is given twice the first counts, and both are kept with their places.
  @Test func namesGivenTwice() throws {
    let value = try JSONReader.located(Array(#"{"a":1,"a":2,"\u0061":3}"#.utf8))
    #expect(value["a"]?.integer == 1)
    #expect(value.members.map(\.name) == ["a", "a", "a"])
    #expect(value.members.map(\.range) == [1..<6, 7..<12, 13..<23])
  }

  /// A part is read as if nothing stood around it, places counted from the file's start.
  @Test func whatStandsAroundAPartIsNotSeen() {
    var random = SeededRandom(63)
    for _ in 0..<300 {
      let (before, behind) = (random.bytes(upTo: 12), random.bytes(upTo: 12))
      let text = Array(Self.text.prefix(random.pick([Self.text.count, 9, 40])))
      let range = before.count..<before.count + text.count
      let alone = read(text)
      switch (alone, read(before + text + behind, in: range)) {
      case (.value(let one), .value(let other)):
        #expect(one.plain == other.plain)
        #expect(other.range.lowerBound - one.range.lowerBound == before.count)
      case (.refused(let one), .refused(let other)): #expect(other == one + before.count)
      default: Issue.record("read alone and refused in a file, or the other way round")
      }
    }
  }
}
