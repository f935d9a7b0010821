import Model

/// Which page a draft is about. Addresses lie where Apple moved a page and a scraper kept the old
/// address: then the title shows, if the run has a page of that title at the right address.
struct PageIdentity: Sendable {
  /// Editions and slugs of pages that are where their titles say, with those titles.
  private let settled: [PageKey: String]

  init(_ readings: [Reading]) {
    var settled: [PageKey: String] = [:]
    for draft in readings.flatMap(\.drafts)
    where !draft.isFromElsewhere && PageAddress(title: draft.title).slug == draft.address.slug {
      settled[draft.key] = draft.title
    }
    self.settled = settled
  }

  func key(of draft: Draft) -> PageKey {
    guard !draft.isFromElsewhere else { return draft.key }
    let titled = PageKey(edition: draft.edition, slug: PageAddress(title: draft.title).slug)
    return settled[titled] == draft.title ? titled : draft.key
  }
}
