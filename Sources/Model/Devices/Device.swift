/// What the tables of all pages say of one device. A fact keeps its table, so that nothing is
/// settled here that the pages leave open: where two of them differ, both are.
public struct Device: Sendable, Equatable {
  /// As the tables have it: `iPhone 17 Pro`. A bare number has its header in front: `Series 3`.
  public let name: String
  /// What tells devices of one name apart, as written: `42mm`.
  public let caseSize: String?
  /// In order of pages, tables and columns.
  public let facts: [DeviceFact]
}

/// A cell of a row that is about a device.
public struct DeviceFact: Sendable, Equatable {
  public let page: PageKey
  /// `DataTable.id`
  public let table: String
  public let column: DataColumn
  /// The other words of the row, by which several of one device differ: `Expanded`.
  public let conditions: [String]
  public let raw: String
  public let value: CellValue
}

extension Device {
  /// The screen in points, and in pixels at each scale.
  public var screen: (points: TableSize, pixels: [ScaledSize])? {
    for case .screen(let points, let pixels) in facts.lazy.map(\.value) { return (points, pixels) }
    return nil
  }

  /// The screen in pixels, by one cell or by two for width and height.
  public var pixels: TableSize? {
    if let size = screen?.pixels.first?.size { return size }
    guard let width = pixels(named: "width"), let height = pixels(named: "height")
    else { return nil }
    return TableSize(width: width, height: height, unit: .pixels)
  }

  /// The facts of the columns whose names have these words, in any case: `dynamic island`.
  public func facts(named words: String) -> [DeviceFact] {
    facts.filter { $0.column.name.lowercased().contains(words) }
  }
}

extension Device {
  private func pixels(named word: String) -> Number? {
    for fact in facts(named: word) {
      switch fact.value {
      case .number(let number) where fact.column.unit == .pixels: return number
      case .quantity(let number, .pixels): return number
      default: break
      }
    }
    return nil
  }
}
