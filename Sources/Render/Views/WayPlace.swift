import Model

/// A place of the site that is no page of the guidelines, as the search in the browser offers it.
struct WayPlace: Sendable {
  let title: String
  var about = ""
  let folder: String
  /// What follows the folder in its address: a query, or the id of a heading.
  var detail = ""
  /// What it is called by, each a few words that must all be typed.
  let calls: [String]
}

/// Places that may be asked for with the same words besides their own, as in “changes June 2025”.
struct WayPlaces: Sendable {
  let besides: String
  let places: [WayPlace]
}
