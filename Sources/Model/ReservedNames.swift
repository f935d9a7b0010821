/// Names that the site itself uses at its top level. A page, an edition or a group of this name
/// would lie in the same folder. A test compares the list with what a site writes there.
public enum ReservedNames {
  public static let top: Set<Slug> = [
    "404", "a-z", "assets", "audit", "changes", "data", "editions", "feeds", "guidelines", "index",
    "pictures", "platforms", "print", "search", "symbols", "tables", "take",
  ]

  /// In the folder of an edition: its group has a page for the printer there.
  public static let inEdition: Set<Slug> = ["print"]
}
