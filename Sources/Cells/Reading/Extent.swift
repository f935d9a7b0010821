import Model

/// A length or an area, each side one figure or from one to another: `44`, `84-160`, `44x44 pt`,
/// `9-21x9 pt`.
struct Extent: Equatable {
  struct Side: Equatable {
    let low: Number
    let high: Number?
  }

  let width: Side
  let height: Side?
  let unit: Unit?

  var isRange: Bool { width.high != nil || height?.high != nil }

  /// What it says, in its own unit or in one that goes without saying.
  func value(defaultUnit: Unit? = nil) -> CellValue {
    let unit = unit ?? defaultUnit
    guard isRange else { return end(width.low, height?.low, unit) }
    return .range(
      end(width.low, height?.low, unit),
      end(width.high ?? width.low, height.map { $0.high ?? $0.low }, unit))
  }

  /// The area, if it is one and no range.
  func size(defaultUnit: Unit) -> TableSize? {
    guard !isRange, let height else { return nil }
    return TableSize(width: width.low, height: height.low, unit: unit ?? defaultUnit)
  }

  private func end(_ width: Number, _ height: Number?, _ unit: Unit?) -> CellValue {
    if let height { return .size(TableSize(width: width, height: height, unit: unit)) }
    return unit.map { .quantity(width, $0) } ?? .number(width)
  }
}

extension ByteScanner {
  mutating func extent() -> Extent? {
    attempt { ahead in
      guard let width = ahead.side(signed: true) else { return nil }
      let inner = ahead.unit()
      let height = ahead.attempt { further -> Extent.Side? in
        further.skipSpaces()
        guard further.takeCross() else { return nil }
        further.skipSpaces()
        return further.side(signed: false)
      }
      // One of Apple's sizes has a cross too many: `44x44x pt`.
      if height != nil { _ = ahead.takeCross() }
      return Extent(width: width, height: height, unit: ahead.unit() ?? inner)
    }
  }

  private mutating func side(signed: Bool) -> Extent.Side? {
    guard let low = number(signed: signed) else { return nil }
    let high = attempt { ahead -> Number? in
      ahead.skipSpaces()
      guard ahead.take(UInt8(ascii: "-")) || ahead.take(word: "to") else { return nil }
      ahead.skipSpaces()
      return ahead.number(signed: false)
    }
    return Extent.Side(low: low, high: high)
  }
}
