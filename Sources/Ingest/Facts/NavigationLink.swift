/// An entry of Apple's page tree, as a crawler found it around a page.
struct NavigationLink: Sendable, Equatable {
  let slug: String
  let title: String
  /// The title of the entry that it hangs under; empty for one at the top.
  let group: String
}
