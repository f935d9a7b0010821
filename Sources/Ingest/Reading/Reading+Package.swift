import Model

extension Reading {
  /// A text that has files in it: no page itself, and each of its bytes in one of them or dropped.
  init(around package: Package, _ scrape: Scrape) {
    let bookings = package.spans.map { span -> Booking in
      guard let page = span.page else { return Booking(span.range, .dropped, span.rule) }
      return Booking(span.range, .moved, "packed-page", to: package.pages[page].name)
    }
    self.init(
      source: scrape.source(shape: "bundle", captured: nil), outcome: .pages([]),
      bookings: bookings, diagnostics: [])
  }
}
