/// How large a table may be.
public enum TableLimit {
  /// A table's header costs the square of its columns, and each row its table's width: one that is
  /// wider is text, for what writes pages and for what reads them.
  public static let columns = 500
  /// Of all tables of a page together: short rows are filled up to the width of their head.
  public static let cells = 100_000
  /// That are data, of a page: each is two files of the site.
  public static let tables = 2_000
}
