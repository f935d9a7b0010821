/// How long the fields of a front matter may be, in bytes of UTF-8. They are in lists, menus and
/// feeds, so a page without end in one of them would be on every page of the site.
public enum FieldLimit {
  public static let title = 1_000
  public static let section = 500
  public static let abstract = 4_000
  public static let url = 2_000
  /// Of one keyword, and of one alias.
  public static let word = 500
  /// Keywords, and aliases.
  public static let words = 1_000

  /// The text, or as much of its start as there is room for.
  public static func cut(_ text: String, to limit: Int) -> String {
    text.utf8.count > limit ? text.start(of: limit - "…".utf8.count) + "…" : text
  }
}

extension String {
  /// As much of it as so many bytes have room for.
  public func start(of size: Int) -> Substring {
    guard utf8.count > size else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: size)
    while end.samePosition(in: unicodeScalars) == nil { utf8.formIndex(before: &end) }
    return self[..<end]
  }
}
