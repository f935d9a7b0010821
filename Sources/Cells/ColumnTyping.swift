public import Model

/// What the cells of one column have in common, and what each of them says.
public struct ColumnTyping: Sendable, Equatable {
  public let type: ColumnType
  public let unit: Unit?
  /// One for each cell.
  public let values: [CellValue]
  /// The cells, by number, that are not what the column is.
  let conflicts: [Int]

  /// Reads a column under its header. The column is what at least four of five cells are.
  public init(header: CellText, cells: [CellText]) {
    let header = ColumnHeader(header)
    let readings = cells.map { Self.value(of: $0, under: header) }
    let values = Self.withoutChanceWords(readings)
    let present = values.filter { $0 != .absent }
    let fit = Self.bestFit(of: present, headerUnit: header.unit)
    type = fit.type
    self.values = values.map { fit.settle($0, headerUnit: header.unit) }
    unit = header.unit ?? Self.sharedUnit(of: self.values.filter { $0 != .absent })
    conflicts =
      fit.type.isTyped
      ? values.indices.filter {
        values[$0] != .absent && !fit.admits(values[$0], headerUnit: header.unit)
      } : []
  }
}

extension ColumnTyping {
  private static func value(of cell: CellText, under header: ColumnHeader) -> CellValue {
    let reading = ReadableCell(cell, under: header)
    return reading.isAbsent ? .absent : ColumnRegistry.read(reading) ?? .text
  }

  static func prevails(_ count: Int, of all: Int) -> Bool { count * 5 >= all * 4 }

  /// Words like “Regular” are text unless the whole column is of their type.
  private static func withoutChanceWords(_ values: [CellValue]) -> [CellValue] {
    let families = Set(values.map(\.family))
    let present = values.count { $0 != .absent }
    let chance = ColumnRegistry.onlyAmongOthers.intersection(families).filter { type in
      !prevails(values.count { $0.family == type }, of: present)
    }
    guard !chance.isEmpty else { return values }
    return values.map { chance.contains($0.family) ? .text : $0 }
  }

  private static func bestFit(of values: [CellValue], headerUnit: Unit?) -> ColumnFit {
    guard !values.isEmpty else { return ColumnFit(.text) }
    var best: (fit: ColumnFit, count: Int)?
    for fit in candidates(for: values) {
      let count = values.count { fit.admits($0, headerUnit: headerUnit) }
      if count > best?.count ?? 0 { best = (fit, count) }
    }
    guard let best, prevails(best.count, of: values.count) else { return ColumnFit(.mixed) }
    return best.fit
  }

  /// The types that some cell has; ranges and lists of what they are of.
  private static func candidates(for values: [CellValue]) -> [ColumnFit] {
    let own = Set(values.compactMap(\.type))
    return ColumnRegistry.types.filter(own.contains).flatMap { type in
      guard type == .range || type == .list else { return [ColumnFit(type)] }
      let families = Set(values.filter { $0.type == type }.map(\.family))
      return ColumnRegistry.types.filter(families.contains).map { ColumnFit(type, of: $0) }
    }
  }

  /// The unit of all cells, if they have one and the same.
  private static func sharedUnit(of values: [CellValue]) -> Unit? {
    guard let unit = values.first?.unit, values.allSatisfy({ $0.unit == unit }) else { return nil }
    return unit
  }
}

extension ColumnFit {
  /// What a cell says in a column of this type: words stay words in a column of words.
  fileprivate func settle(_ value: CellValue, headerUnit: Unit?) -> CellValue {
    switch (type, value) {
    case (_, .absent): return .absent
    case (.text, _): return .text
    case (.quantity, .number(let number)): return headerUnit.map { .quantity(number, $0) } ?? value
    default: return value
    }
  }
}

extension CellValue {
  /// The unit that the cell states.
  public var unit: Unit? {
    switch self {
    case .quantity(_, let unit): unit
    case .size(let size): size.unit
    case .range(.absent, let end), .range(let end, _): end.unit
    case .list(let parts): parts.first?.unit
    default: nil
    }
  }
}
