public import Diagnostics

/// What is found in normalized pages.
extension Rule {
  static let frontMatter = Rule(
    "front-matter", .error, "A page’s front matter is missing or invalid.")
  public static let pageMisencoded = Rule(
    "page-misencoded", .warning, "A page is not valid UTF-8.")
}

extension [Rule] {
  public static let pageFormat: [Rule] = [.fieldInvalid, .frontMatter, .pageMisencoded]
}
