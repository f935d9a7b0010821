import Model
import Testing

@testable import Render

/// Which page a span of a raw file is shown with.
@Suite struct AuditOwnersTests {
  private let site = Site(
    settings: SiteSettings(),
    pages: ["a", "b", "c"].map { slug in
      var matter = FrontMatter(title: slug, slug: Slug(making: slug), url: "")
      matter.sources = [
        PageSource(file: "f", shape: "s", sha256: "of-" + slug, captured: nil, keptPerMille: 0)
      ]
      return SitePage(
        document: Document(frontMatter: matter, file: slug, nodes: [], sections: []),
        folder: slug, group: 0, previous: nil, next: nil, links: [:])
    }, groups: [])

  /// A ledger of one byte a span: `a` for kept in that page, `-` for dropped, `x` for another page.
  private func ledger(_ spans: String, sha256: String = "") -> Ledger {
    Ledger(
      file: "f", size: spans.count, sha256: sha256, shape: "s",
      spans: spans.enumerated().map { place, letter in
        LedgerSpan(
          start: place, end: place + 1, fate: letter == "-" ? .dropped : .kept, rule: "r",
          to: letter == "-" ? "" : "current/\(letter)")
      })
  }

  private func told(_ ledger: Ledger) -> [String] {
    AuditOwners(site).shares(of: ledger).map { share -> String in
      let spans = share.spans.map { "\($0.lowerBound)–\($0.upperBound)" }
      return "\(site.pages[share.page].title) " + spans.joined(separator: ", ")
    }
  }

  @Test func aPageHasTheWholeFile() { #expect(told(ledger("--a-a--")) == ["a 0–7"]) }

  @Test func whatStandsAboveAPageIsItsOwn() {
    #expect(told(ledger("-a--b-")) == ["a 0–2", "b 2–6"])
  }

  @Test func aPageInTwoPlacesIsOneShare() {
    #expect(told(ledger("aba")) == ["a 0–1, 2–3", "b 1–2"])
  }

  @Test func aPageThatTheSiteHasNotIsNobody() {
    #expect(told(ledger("x-x")) == [])
    #expect(told(ledger("xa")) == ["a 0–2"])
  }

  @Test func withoutAPageTheDigestTells() {
    #expect(told(ledger("--", sha256: "of-b")) == ["b 0–2"])
    #expect(told(ledger("a-", sha256: "of-b")) == ["a 0–2"])
    #expect(told(ledger("")) == [])
  }

  @Test func everySpanHasOneOwner() {
    for pattern in ["abcabc", "--a-x-b--", "c-b-a", "xxxa", "a"] {
      let shares = AuditOwners(site).shares(of: ledger(pattern))
      let spans = shares.flatMap { $0.spans.flatMap { Array($0) } }
      #expect(spans.sorted() == Array(0..<pattern.count))
    }
  }

  @Test func theFileThatLeadsComesFirst() {
    let ledgers = [
      Ledger(file: "1", size: 1, sha256: "else", shape: "", spans: Array(ledger("a").spans)),
      Ledger(file: "2", size: 1, sha256: "of-a", shape: "", spans: Array(ledger("a").spans)),
    ]
    let plan = AuditPlan(ledgers, site)
    #expect(plan.parts[0].map(\.ledger) == [1, 0])
    #expect(plan.pages == [[0], [0]])
    #expect(plan.folder(of: 0, in: site) == "audit/a")
    #expect(plan.folder(of: 1, in: site) == nil)
  }

  @Test func filesInNoPageStandAlone() {
    let one = ledger("--", sha256: "0123456789abcdef")
    let plan = AuditPlan([one, one, ledger("a")], site)
    #expect(plan.alone == [0])
    #expect(AuditPlan.folder(of: one) == "audit/file.0123456789ab")
  }
}
