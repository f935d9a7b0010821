/// Joins the tables that have a row for each device, by the device's name.
public struct DeviceCatalog {
  private var order: [Key] = []
  private var facts: [Key: [DeviceFact]] = [:]

  /// The devices of some pages, in the order in which these name them.
  public static func devices(in documents: [Document]) -> [Device] {
    var catalog = DeviceCatalog()
    for document in documents {
      for table in document.tables { catalog.add(table, of: document.frontMatter.key) }
    }
    return catalog.order.map { key in
      Device(name: key.name, caseSize: key.caseSize, facts: catalog.facts[key] ?? [])
    }
  }

  private struct Key: Hashable {
    let name: String
    let caseSize: String?
  }
}

extension DeviceCatalog {
  private mutating func add(_ table: DataTable, of page: PageKey) {
    guard let name = table.columns.firstIndex(where: { Self.names.contains($0.bareName) })
    else { return }
    let size = table.columns.firstIndex { Self.sizes.contains($0.bareName) }
    for row in table.rows where row.cells.indices.contains(name) {
      let key = Key(
        name: Self.name(row.cells[name].raw, under: table.columns[name].name),
        caseSize: size.flatMap { row.raw($0) })
      guard !key.name.isEmpty else { continue }
      if facts[key] == nil { order.append(key) }
      facts[key, default: []] += row.facts(of: table, page: page, besides: [name, size])
    }
  }

  /// Headers of the column that names the device.
  private static let names: Set = ["model", "device", "series"]
  /// Headers of the column that tells devices of one series apart.
  private static let sizes: Set = ["size", "case size"]

  /// `10, 11` is the name of nothing without its header.
  private static func name(_ raw: String, under header: String) -> String {
    let words = raw.split { $0.isWhitespace }.joined(separator: " ")
    return words.first?.isNumber ?? false ? header + " " + words : words
  }
}

extension DataColumn {
  fileprivate var bareName: String { name.lowercased() }
}

extension DataRow {
  fileprivate func raw(_ column: Int) -> String? {
    guard cells.indices.contains(column), !cells[column].raw.isEmpty else { return nil }
    return cells[column].raw
  }

  /// The cells with a value; those with words only are the conditions of them all.
  fileprivate func facts(
    of table: DataTable, page: PageKey, besides others: [Int?]
  ) -> [DeviceFact] {
    let columns = table.columns.indices.filter { !others.contains($0) && $0 < cells.count }
    let words = columns.filter { table.columns[$0].type == .text && !cells[$0].raw.isEmpty }
    return columns.filter { table.columns[$0].type != .text && cells[$0].value != .absent }.map {
      DeviceFact(
        page: page, table: table.id, column: table.columns[$0],
        conditions: words.map { cells[$0].raw }, raw: cells[$0].raw, value: cells[$0].value)
    }
  }
}
