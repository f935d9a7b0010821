import Model
import Vocabulary

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
  /// The title of the page's group.
  var group = ""
  var platforms: [Platform] = []
  /// The number of the unit around this one; nil for a page.
  let parent: Int?
  /// What is under the heading, up to the next one, to be shown: parts, as in `TextPart`. Empty
  /// once it is with the words of the site.
  var text = ""
  /// The same, to be counted.
  var fields: [FieldText] = []
  /// Whether rows of tables are in it.
  var hasRows = false
}
