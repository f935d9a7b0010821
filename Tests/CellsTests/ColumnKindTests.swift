import Model
import TestSupport
import Testing
@testable import Cells
import Vocabulary

/// Each kind of value, over all that it can be.
@Suite struct ColumnKindTests {
  @Test func everyColorIsReadInBothSpellings() {
    var random = SeededRandom(21)
    for _ in 0..<500 {
      let parts = (0..<3).map { _ in UInt8(random.below(256)) }
      let color = CellValue.color(RGB(red: parts[0], green: parts[1], blue: parts[2]))
      let hex = parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      #expect(value("R-\(parts[0]),G-\(parts[1]),B-\(parts[2])") == color)
      #expect(value("#" + hex) == color)
      #expect(value("#" + hex.uppercased()) == color)
    }
  }

  @Test(arguments: [
    "R-256,G-0,B-0", "R-1,G-2", "R-1,G-2,B-3,A-4", "R-1,B-2,G-3", "#12345", "#1234567", "#12345G",
    "#", "R-", "R-1,G-2,B-", "red",
  ])
  func noColors(words: String) { #expect(value(words) == nil) }

  @Test func pictureDescriptionsTellColors() {
    let pictures = [("A chip, R-1,G-2,B-3.", "color 1 2 3"), ("R-1,G-2", nil), ("A chip", nil)]
    for (description, told) in pictures {
      let cell = CellText(words: description, pictures: [description])
      let reading = ReadableCell(cell, under: ColumnHeader(CellText(words: "Dark")))
      #expect(ColumnRegistry.read(reading)?.told == told)
    }
  }

  @Test func everySetOfPlatformsIsRead() {
    for bits in 1..<1 << Platform.allCases.count {
      let set = Platform.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
      #expect(value(set.map(\.rawValue).joined(separator: ", ")) == .platforms(set))
    }
  }

  @Test func everyPairOfSizeClassesIsRead() {
    for width in SizeClass.allCases {
      for height in SizeClass.allCases {
        let words = "\(width.rawValue) width, \(height.rawValue) height"
        #expect(value(words) == .sizeClasses(width: width, height: height))
        #expect(value(words.uppercased()) == .sizeClasses(width: width, height: height))
      }
    }
  }

  @Test(arguments: [
    "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ])
  func everyWeightIsRead(weight: String) {
    #expect(value(weight) == .word(.weight, weight))
    #expect(value(weight.capitalized) == .word(.weight, weight))
    #expect(value(weight + " Italic") == nil)
  }

  /// A unit is read as it is printed, close to the figure or apart from it.
  @Test(arguments: Unit.allCases)
  func everyUnitIsReadAsPrinted(unit: Unit) {
    let quantity = CellValue.quantity(Number(units: 12), unit)
    for words in ["12 \(unit.rawValue)", "12\(unit.rawValue)", "12 \(unit.rawValue.uppercased())"] {
      #expect(value(words) == quantity, "\(words)")
    }
    #expect(ColumnHeader(CellText(words: "Length (\(unit.rawValue))")).unit == unit)
  }

  @Test(arguments: UnitNames.all.map(\.name))
  func everySpellingOfAUnitEndsThere(name: String) {
    #expect(value("12 \(name)") != nil)
    #expect(value("12 \(name)ish") == nil)
    #expect(value("12 \(name) 5") == nil)
  }

  @Test(arguments: [
    ("June 9, 2025", "2025-06-09"), ("June 9 2025", "2025-06-09"), ("2025-06-09", "2025-06-09"),
    ("June\u{A0}9, 2025", "2025-06-09"), ("2025-6-9", nil), ("2025-00-09", nil),
    ("2025-06-32", nil), ("June 32, 2025", nil), ("June 2025", nil), ("20250609", nil),
  ])
  func dates(words: String, iso: String?) {
    if let iso {
      #expect(value(words) == .word(.date, iso))
    } else if case .word(.date, _) = value(words) {
      Issue.record("\(words) is read as a date")
    }
  }

  @Test func rangesHaveBothEnds() {
    var random = SeededRandom(22)
    for _ in 0..<500 {
      let (low, high, height) = (random.below(500), 500 + random.below(500), random.below(99))
      let dash = random.pick(["-", "–", "—", " – ", " to "])
      let (a, b, h) = (Number(units: low), Number(units: high), Number(units: height))
      #expect(value("\(low)\(dash)\(high)") == .range(.number(a), .number(b)))
      let mm = Unit.millimeters
      #expect(value("\(low)\(dash)\(high) mm") == .range(.quantity(a, mm), .quantity(b, mm)))
      let wide = CellValue.range(
        .size(TableSize(width: a, height: h, unit: nil)),
        .size(TableSize(width: b, height: h, unit: nil)))
      #expect(value("\(low)\(dash)\(high)x\(height)") == wide)
    }
  }

  @Test(arguments: ["–", "-", "—", "--", "N/A", "n/a", "", " ", "\u{A0}"])
  func signsForNothing(words: String) { #expect(typing([words]).values == [.absent]) }

  @Test func aPictureIsSomethingThoughNothingDescribesIt() {
    let cell = CellText(words: "", pictures: [""])
    #expect(ColumnTyping(header: CellText(words: ""), cells: [cell]).values == [.text])
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
