/// What is above a chapter in the library of the years before 2015.
enum LegacyFurniture {
  static let before: [NoiseRule] = [
    NoiseRule("library-name", .equals("iOS Developer Library"), "the site’s name"),
    NoiseRule("book-title", .contains("Human Interface Guidelines"), "the book’s name"),
    NoiseRule("page-contents", .equals("On This Page"), "a table of contents that left no text"),
  ]

  static let inside: [NoiseRule] = [
    NoiseRule("library-link", .equals("Next"), "a link to the next chapter"),
    NoiseRule("library-link", .equals("Previous"), "a link to the chapter before"),
  ]
}
