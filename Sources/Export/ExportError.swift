/// Why data cannot be written down.
public enum ExportError: Error, Equatable, Sendable {
  /// In SQLite's own words.
  case database(String)

  public var text: String {
    switch self {
    case .database(let reason): "Cannot create the database: \(reason)"
    }
  }
}
