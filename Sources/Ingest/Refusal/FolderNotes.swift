import Model

/// What people write about a folder of scrapes and keep in it, known by its name: a page of the
/// guidelines has an address or a title of theirs.
enum FolderNotes {
  static func isOne(_ scrape: Scrape, called file: String) -> Bool {
    let parts = file.lowercased().split(separator: ".", maxSplits: 1)
    guard let stem = parts.first, names.contains(String(stem)),
      parts.count == 1 || endings.contains(String(parts[1])), scrape.webAddress == nil
    else { return false }
    let title = scrape.titleLine.map { HeadingLine.plainTitle(scrape.text($0)) } ?? ""
    return PageAddress(titleOfApples: title) == nil
  }

  private static let names: Set = [
    "readme", "license", "licence", "copying", "contributing", "changelog", "code_of_conduct",
  ]
  private static let endings: Set = ["md", "markdown", "txt"]
}
