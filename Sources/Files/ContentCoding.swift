/// A way to pack a file that servers and browsers know, best first. The packed file lies beside the
/// plain one.
public enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip

  /// Where the packed file lies.
  public func path(of plain: String) -> String { plain + "." + ending }

  /// Whether a path is that of a packed file.
  public static func isPacked(_ path: String) -> Bool {
    allCases.contains { $0.ending == Path.ending(path) }
  }

  private var ending: String { self == .brotli ? "br" : "gz" }
}
