import Model

extension SiteSearch {
  /// An address of Apple's, pasted as a query: the page or the section that has it here. Its title
  /// is in the address, so the page is found by its words. nil if there is no such page.
  func answer(toAddressIn question: SearchQuestion) throws(SearchError) -> SearchAnswer? {
    guard let address = Self.address(question.query) else { return nil }
    var words = question
    words.query = Self.words(address.slug.text) + " " + Self.words(address.fragment)
    words.limit = Self.mostResults
    let pages = try search(words).results.filter { $0.slug == address.slug.text }
    let fragment = address.fragment.lowercased()
    let found =
      pages.first { $0.anchor.lowercased() == fragment } ?? pages.first { $0.anchor.isEmpty }
    return found.map { SearchAnswer(results: [$0]) }
  }

  private static func address(_ query: String) -> PageAddress? {
    let isBare = query.hasPrefix(PageAddress.host.dropFirst("https://".count))
    return query.contains("/") ? PageAddress(isBare ? "https://" + query : query) : nil
  }

  private static func words(_ name: String) -> String {
    String(name.map { $0 == "-" ? " " : $0 })
  }
}
