import Diagnostics
import Files

/// The columns of findings as SARIF has them.
enum SarifColumns {
  /// Each file that findings name is read once. One that cannot be read has no columns.
  static func columns(of findings: [Diagnostic], in files: FileSystem) -> [SourceLocation: Int] {
    let places = findings.map(\.location) + findings.compactMap(\.origin)
    var columns: [SourceLocation: Int] = [:]
    for (file, places) in Dictionary(grouping: Set(places), by: \.file) {
      guard places.contains(where: { $0.column > 0 }),
        let text = try? files.read(file, FileLimit.rawFile)
      else { continue }
      columns.merge(CodePointColumns.columns(of: places, in: text)) { first, _ in first }
    }
    return columns
  }
}
