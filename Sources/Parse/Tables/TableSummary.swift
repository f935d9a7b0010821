import Model

/// What a table says of what, as its columns have it: `default and minimum sizes` by `platform`.
struct TableSummary {
  /// Empty if the columns do not say.
  private(set) var values = ""
  /// What its rows are; empty if they are what the values are.
  private(set) var row = ""
  /// Whether the values are figures or colors.
  private(set) var isMeasured = false
  /// Whether the columns are more than can be listed.
  private(set) var isMany = false
  /// Whether the columns are devices or scales.
  private(set) var isFigures = false

  init(_ table: DataTable, sizesOf noun: String?) {
    var columns = table.columns[...]
    if table.isJoined { columns.removeFirst() }
    guard let first = columns.first else { return }
    isMeasured = columns.dropFirst().contains { $0.type.isMeasure }
    if Self.isRow(first, columns.dropFirst()) {
      row = ColumnWords.name(first.name)
      columns.removeFirst()
    }
    let names = Self.distinct(columns.map { ColumnWords.name($0.name) }, without: row)
    isFigures = !names.isEmpty && names.allSatisfy(ColumnWords.isFigure)
    isMany = !isFigures && names.count > Self.mostNames
    values = isMany ? "" : Self.phrase(names, columns, sizesOf: noun)
    if ColumnWords.isGeneral(row) { row = "" }
    if values.utf8.count > Self.longest { values = "" }
  }

  /// The phrase; empty if nothing can be said.
  var text: String {
    if values.isEmpty { return ColumnWords.plural(row) }
    return row.isEmpty ? values : "\(values) by \(ColumnWords.lowered(row))"
  }
}

extension TableSummary {
  private static let longest = 60
  private static let mostNames = 3

  /// Whether the first column names the rows, and isn’t one of several of a kind.
  private static func isRow(_ first: DataColumn, _ others: ArraySlice<DataColumn>) -> Bool {
    let name = ColumnWords.name(first.name)
    if name.isEmpty { return true }
    if ColumnWords.isFigure(name) || first.type == .color { return false }
    guard others.count == 1, let other = others.first else { return true }
    let second = ColumnWords.name(other.name)
    return !second.hasPrefix("Don’t") && !isVariant(name, second)
  }

  /// `First scan` and `Subsequent scans`.
  private static func isVariant(_ one: String, _ two: String) -> Bool {
    let (one, two) = (one.split(separator: " "), two.split(separator: " "))
    guard one.count > 1, one.count == two.count, let a = one.last, let b = two.last else {
      return false
    }
    return ColumnWords.plural(String(a)) == ColumnWords.plural(String(b))
  }

  private static func distinct(_ names: [String], without row: String) -> [String] {
    var seen: Set<String> = [row, ""]
    let own = names.filter { seen.insert($0).inserted }
    let isTold = own.contains { !ColumnWords.isGeneral($0) && !ColumnWords.isPlatforms($0) }
    guard !isTold else { return own.filter { !ColumnWords.isPlatforms($0) } }
    // Where the columns are platforms, they are all that the table says.
    return own.filter { ColumnWords.isPlatforms($0) }
  }

  private static func phrase(
    _ names: [String], _ columns: ArraySlice<DataColumn>, sizesOf noun: String?
  ) -> String {
    guard let first = names.first, let last = names.last else { return "" }
    if names.allSatisfy(ColumnWords.isFigure) {
      let isSizes = columns.contains { $0.type.isExtent }
      let isList = names.count == 1 || first.hasPrefix("@")
      let place = isList ? "at " + ColumnWords.list(names) : "from \(first) to \(last)"
      return (isSizes ? "sizes " : "values ") + place
    }
    let isColors = columns.allSatisfy { $0.type == .color }
    return joined(names, sizesOf: noun) + (isColors ? " colors" : "")
  }

  /// With what all of them begin or end with said once.
  private static func joined(_ names: [String], sizesOf noun: String?) -> String {
    var words = names.map { $0.split(separator: " ").map(String.init) }
    for place in words.indices { words[place][0] = ColumnWords.lowered(words[place][0]) }
    guard words.count > 1 else { return with(noun, words[0]).joined(separator: " ") }
    let shortest = (words.map(\.count).min() ?? 1) - 1
    var (front, back): ([String], [String]) = ([], [])
    while front.count < shortest, Set(words.map { $0[0] }).count == 1 {
      front.append(words[0].removeFirst())
      for place in words.indices.dropFirst() { words[place].removeFirst() }
    }
    while front.count + back.count < shortest, Set(words.map { $0[$0.count - 1] }).count == 1 {
      back.insert(words[0].removeLast(), at: 0)
      for place in words.indices.dropFirst() { words[place].removeLast() }
    }
    if !back.isEmpty {
      back = with(noun, back)
      back[back.count - 1] = ColumnWords.plural(back[back.count - 1])
    }
    let middle = ColumnWords.list(words.map { $0.joined(separator: " ") })
    return (front + [middle] + back).joined(separator: " ")
  }

  /// `sizes` alone are those of what the text above speaks of.
  private static func with(_ noun: String?, _ words: [String]) -> [String] {
    guard let noun, let last = words.last, last == "size" || last == "sizes" else { return words }
    let isBare = words.dropLast().allSatisfy { ["default", "minimum", "maximum"].contains($0) }
    return isBare ? words.dropLast() + [noun, last] : words
  }
}
