import Model

/// Finds for each span of a raw file the page that it belongs to.
struct AuditOwners {
  struct Share: Equatable {
    let page: Int
    /// Places in the ledger's spans.
    fileprivate(set) var spans: [Range<Int>]
  }

  private var byKey: [String: Int] = [:]
  private var byDigest: [String: [Int]] = [:]

  init(_ site: Site) {
    for (index, page) in site.pages.enumerated() {
      let matter = page.document.frontMatter
      byKey["\(matter.edition)/\(matter.slug)"] = index
      for digest in Set(matter.sources.map(\.sha256)) {
        byDigest[digest, default: []].append(index)
      }
    }
  }

  /// The pages in order of their first span, each once.
  func shares(of ledger: Ledger) -> [Share] {
    let owners = owners(of: ledger.spans)
    guard !owners.isEmpty else {
      // Made by another run, from a file of the same bytes.
      return byDigest[ledger.sha256, default: []].map {
        Share(page: $0, spans: [ledger.spans.indices])
      }
    }
    var places: [Int: Int] = [:]
    var shares: [Share] = []
    for (page, run) in owners.indices.runs(by: { owners[$0] }) {
      let place = places[page] ?? shares.count
      if place == shares.count {
        shares.append(Share(page: page, spans: []))
        places[page] = place
      }
      shares[place].spans.append(run[0]..<run[0] + run.count)
    }
    return shares
  }

  /// What went to no page belongs to the page behind it, above whose title it is; what comes
  /// behind the last page, to that one. Empty if no span went to a page.
  private func owners(of spans: LedgerSpans) -> [Int] {
    let known = spans.mapDestinations { byKey[$0] }
    guard var next = known.compactMap(\.self).last else { return [] }
    var owners: [Int] = []
    for page in known.reversed() {
      next = page ?? next
      owners.append(next)
    }
    return owners.reversed()
  }
}
