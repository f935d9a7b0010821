public import Diagnostics

/// What is found when pages become a site.
extension Rule {
  public static let nameTaken = Rule(
    "name-taken", .warning, "The name of a page, an edition or a group is already taken.")
  static let pageMissing = Rule(
    "page-missing", .note, "Pages named in the navigation are missing.")
}

extension [Rule] {
  public static let siteGraph: [Rule] = [.nameTaken, .pageMissing]
}
