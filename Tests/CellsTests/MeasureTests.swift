import Model
import TestSupport
import Testing
@testable import Cells

/// Figures in cells, whatever their form.
@Suite struct MeasureTests {
  /// Any figure that can be written is read and prints as it was written.
  @Test func numbersPrintAsWritten() {
    var random = SeededRandom(4)
    for _ in 0..<4000 {
      let written = random.figure()
      guard case .number(let number)? = value(written) else {
        Issue.record("\(written) is not read")
        continue
      }
      #expect(number.description == written)
      #expect(Double(number.plain) == Double(written.filter { $0 != "," }))
    }
  }

  @Test(arguments: [
    "007", "-0", "1,02", "1,0245", "0,123", "1.2.3", "17.", ".", "+", "- 5", "1e5", "0x1F", "5 5",
    "1234567890123456", "12 apples", "7th", "٣", "½", "4x", "x4", "4x4x4", "(5)", "5 (2 or 3)",
  ])
  func noFigures(words: String) { #expect(value(words) == nil) }

  @Test func minusSignsAreReadWhateverTheirLength() {
    for sign in ["-", "−", "–", "‑"] { #expect(value("\(sign)11")?.told == "number -11") }
  }

  /// Width and height are read alike: turned round, a size says the same of the other side.
  @Test func sizesAreSymmetrical() {
    var random = SeededRandom(5)
    for _ in 0..<1000 {
      let (a, b) = (random.side(), random.side())
      let cross = random.pick(["x", "X", "×", " x ", " × "])
      let unit = random.pick(["", " pt", "px", " mm"])
      guard case .size(let one)? = value(a + cross + b + unit),
        case .size(let other)? = value(b + cross + a + unit)
      else {
        Issue.record("\(a)\(cross)\(b)\(unit)")
        continue
      }
      #expect(one.width == other.height && one.height == other.width && one.unit == other.unit)
      #expect(one.width.description == a && one.height.description == b)
    }
  }

  @Test(arguments: [
    ("62x62px (124x124 px@2x)", nil),
    ("62x62 pt (124x124px @ 2x)", "screen 62x62 pt = 124x124 px @2x"),
    ("62x62 pt(124X124 @2x )", "screen 62x62 pt = 124x124 px @2x"),
    ("62x62 (124x124 px @2x)", "screen 62x62 pt = 124x124 px @2x"),
    ("62x62 pt (124x124 px)", nil), ("62x62 pt (124x124 px @2x", nil),
    ("62x62 pt (124x124 mm @2x)", nil), ("62x62 pt (124x124 px @2x) wide", nil),
    ("Up to 62 pt (124 px @2x)", "range absent .. scaled quantity 62 pt = quantity 124 px @2x"),
    ("Up to 5–6", nil), ("9 pt to 12 pt", nil),
    ("9 to 12 pt", "range quantity 9 pt .. quantity 12 pt"),
    ("@2x or lower", "range absent .. scales @2x"), ("@2x, maybe", nil), ("@2x,", nil),
    ("@2x (see below)", "scales @2x"), ("@2x @3x", nil), ("@2x (a) (b) c", nil),
  ])
  func faultsAndLimits(words: String, told: String?) { #expect(value(words)?.told == told) }

  /// Whatever a cell holds, each cell has a value and the raw words are not touched.
  @Test func anyBytesHaveAValue() {
    var random = SeededRandom(6)
    for _ in 0..<3000 {
      let cells = random.list(upTo: 5) { random in
        CellText(
          words: random.chance(2)
            ? String(decoding: random.bytes(upTo: 24), as: UTF8.self) : random.likely(),
          codes: random.list(upTo: 1) { $0.text() }, pictures: random.list(upTo: 1) { $0.text() })
      }
      let column = ColumnTyping(header: CellText(words: random.likely()), cells: cells)
      #expect(column.values.count == cells.count)
      #expect(column.conflicts.allSatisfy { column.values[$0] != .absent })
    }
  }
}

extension SeededRandom {
  fileprivate mutating func side() -> String {
    String(1 + below(3000)) + (chance(3) ? ".\(1 + below(99))" : "")
  }

  fileprivate mutating func figure() -> String {
    let sign = pick(["", "", "+", "-"])
    let fraction = chance(2) ? "." + list(upTo: 4) { String($0.below(10)) }.joined() + "1" : ""
    switch below(4) {
    case 0 where !fraction.isEmpty: return sign + fraction
    case 1: return sign + "\(1 + below(999)),\(100 + below(900)),000" + fraction
    default: return sign + String(1 + below(1_000_000)) + fraction
    }
  }

  /// Pieces of what figures are made of, in any order.
  fileprivate mutating func likely() -> String {
    let pieces =
      ["4", "12", ".", ",", ", ", "x", "×", "@", "2x", "pt", " px", "(", ")", "-", "–", "+", " "]
      + ["up to ", " and ", ":", "#", "R-", "G-", "%", "*", "†", "\n", "in ", "minimum", "API"]
    return list(upTo: 12) { $0.pick(pieces) }.joined()
  }
}
