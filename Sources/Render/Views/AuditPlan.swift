import Model

/// Which raw files the audit of each page shows, and which spans of them.
struct AuditPlan: Sendable {
  /// What one page shows of one raw file.
  struct Part: Sendable {
    /// Its place among the ledgers.
    let ledger: Int
    /// Places in the ledger's spans.
    let spans: [Range<Int>]
  }

  /// By page, the file that leads it first.
  private(set) var parts: [[Part]]
  /// By ledger: the pages that show it.
  private(set) var pages: [[Int]]
  /// Ledgers that no page shows: they have an audit of their own.
  private(set) var alone: [Int] = []

  init(_ ledgers: [Ledger], _ site: Site) {
    parts = Array(repeating: [], count: site.pages.count)
    pages = Array(repeating: [], count: ledgers.count)
    let owners = AuditOwners(site)
    var seen: Set<String> = []
    for (number, ledger) in ledgers.enumerated() {
      let shares = owners.shares(of: ledger)
      pages[number] = shares.map(\.page)
      for share in shares {
        parts[share.page].append(Part(ledger: number, spans: share.spans))
      }
      if shares.isEmpty, seen.insert(ledger.sha256).inserted { alone.append(number) }
    }
    for (page, value) in site.pages.enumerated() {
      let digests = value.document.frontMatter.sources.map(\.sha256)
      let rank = { (part: Part) -> (Int, String) in
        let ledger = ledgers[part.ledger]
        return (digests.firstIndex(of: ledger.sha256) ?? digests.count, ledger.file)
      }
      parts[page].sort { rank($0) < rank($1) }
    }
  }

  /// The folder of a page's audit; nil if no raw file is about the page.
  func folder(of page: Int, in site: Site) -> String? {
    parts[page].isEmpty ? nil : "audit/" + site.pages[page].folder
  }

  /// The folder of a file's own audit. No slug holds a dot.
  static func folder(of ledger: Ledger) -> String { "audit/file." + ledger.sha256.prefix(12) }
}
