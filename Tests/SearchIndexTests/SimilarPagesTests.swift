import Model
import Parse
import SearchIndex
import Testing

@Suite struct SimilarPagesTests {
  private func page(_ slug: String, _ words: String, edition: String = FrontMatter.current)
    -> SitePage
  {
    let source = SourcePage(
      frontMatter: FrontMatter(title: slug, slug: slug, url: "", edition: edition),
      body: Array("# \(slug)\n\n\(words)\n".utf8), file: slug, bodyLine: 1)
    return SitePage(
      document: DocumentParser.parse(source).document, folder: slug, group: 0, previous: nil,
      next: nil, links: [:])
  }

  private func nearest(_ pages: [SitePage], most: Int = 3) -> [[String]] {
    let site = Site(settings: SiteSettings(), pages: pages, groups: [])
    return SimilarPages.nearest(in: site, SiteWords(site), most: most)
      .map { $0.map { pages[$0].folder } }
  }

  private static let music = "**Play it well.** Volume, track, album, artist, lyrics, tempo, chorus."
  private static let money = "**Pay it well.** Wallet, card, coin, receipt, refund, checkout, tax."

  private var pages: [SitePage] {
    [
      page("songs", Self.music), page("cash", Self.money),
      page("records", Self.music + " Vinyl and needle."), page("shops", Self.money + " Shelves."),
      page("rain", "**Stay in.** Cloud, wind, storm."),
    ]
  }

  @Test func pagesOfTheSameWordsAreSimilar() {
    #expect(nearest(pages) == [["records"], ["shops"], ["songs"], ["cash"], []])
  }

  @Test func theMostSimilarStandsFirst() {
    let more = pages + [page("radio", "**Play it.** Volume, track, album, artist, lyrics. Antenna.")]
    #expect(nearest(more)[0] == ["records", "radio"])
    #expect(nearest(more, most: 1)[0] == ["records"])
  }

  @Test func listsAndOtherEditionsTakeNoPart() {
    let list = page("list", "Volume, track, album, artist, lyrics, tempo, chorus.")
    let old = page("old", Self.music, edition: "ios-2014")
    let found = nearest(pages + [list, old])
    #expect(found[0] == ["records"])
    #expect(found.suffix(2) == [[], []])
  }

  @Test func fewSharedWordsAreChance() {
    let pair = [page("a", "**Use it.** Zebra stripes."), page("b", "**Take it.** Zebra crossing.")]
    #expect(nearest(pages + pair).suffix(2) == [[], []])
  }

  @Test func likenessIsMutualInValueAndNoPageIsLikeItself() {
    for seed in 0..<20 as Range<UInt64> {
      let site = SampleSite.make(seed: seed, pages: 12)
      let found = SimilarPages.nearest(in: site, SiteWords(site), most: 12)
      #expect(found == SimilarPages.nearest(in: site, SiteWords(site), most: 12))
      for (page, others) in found.enumerated() {
        #expect(!others.contains(page) && Set(others).count == others.count)
        #expect(others.allSatisfy { found[$0].contains(page) })
      }
    }
  }

  @Test func aSiteWithoutPagesHasNone() { #expect(nearest([]) == []) }
}
