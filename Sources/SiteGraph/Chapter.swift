import Model

/// A group while pages join it.
struct Chapter {
  let title: String
  let edition: Slug
  /// The article about the group itself.
  var article: Document?
  var members: [Document] = []
  /// The titles of the groups below it.
  var parts: [String] = []

  /// Whether there is anything of its own to read.
  var hasPages: Bool { article != nil || !members.isEmpty }

  /// The title of the pages that no group names.
  static let other = "Other pages"

  var isOther: Bool { title == Self.other && edition == FrontMatter.current }

  var isGroupOfToday: Bool { hasPages && !isOther && edition == FrontMatter.current }

  var key: Key { Key(title: title, edition: edition) }

  struct Key: Hashable {
    let title: String
    let edition: Slug
  }
}

/// A group with its place among all documents.
struct PlacedChapter {
  let title: String
  let article: Int?
  let pages: Range<Int>
  let parts: [String]

  /// The first document of the group.
  var first: Int? { article ?? pages.first }
}
