/// A page or a section, as it goes into the index.
struct IndexedUnit: Equatable {
  let slug: String
  let edition: String
  /// The page's folder below the site's root.
  let folder: String
  /// The page's title.
  let title: String
  let heading: String
  /// Empty for the page itself.
  let anchor: String
  /// The number of the unit around this one; nil for a page.
  let parent: Int?
  /// What stands under the heading, up to the next one, to be shown.
  let text: String
  /// The same, to be counted.
  var fields: [FieldText]
}
