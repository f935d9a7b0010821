import Model
import SearchIndex
import Testing

@Suite struct SimilarPagesTests {
  /// A page of one paragraph; with a lead in front, it is a guideline.
  private func page(
    _ slug: String, _ words: String, lead: String? = "Do so.", edition: Slug? = nil
  )
    -> SitePage
  {
    let nodes = [
      Node(.paragraph, line: 1, column: 1, end: 2), Node(.text(words), line: 1, column: 1, end: 2),
    ]
    let front = FrontMatter(
      title: slug, slug: Slug(making: slug), url: "", edition: edition ?? FrontMatter.current)
    let guideline = lead.map { lead in
      Guideline(
        id: "g", lead: lead, polarity: .advise, section: nil, platforms: [], node: 0,
        leadNodes: 1..<1)
    }
    let document = Document(
      frontMatter: front, file: slug, nodes: nodes, sections: [],
      guidelines: guideline.map { [$0] } ?? [])
    return SitePage(
      document: document, folder: slug, group: 0, previous: nil, next: nil, links: [:])
  }

  private func nearest(_ pages: [SitePage], most: Int = 3) -> [[String]] {
    let site = Site(settings: SiteSettings(), pages: pages, groups: [])
    return SimilarPages.nearest(in: site, SiteWords(site), most: most)
      .map { $0.map { pages[$0.page].folder } }
  }

  private static let music = "Volume, track, album, artist, lyrics, tempo, chorus."
  private static let money = "Wallet, card, coin, receipt, refund, checkout, tax."

  private var pages: [SitePage] {
    [
      page("songs", Self.music), page("cash", Self.money),
      page("records", Self.music + " Vinyl and needle."), page("shops", Self.money + " Shelves."),
      page("rain", "Cloud, wind, storm."),
    ] + (0..<12).map { page("other\($0)", "Rare\($0) words\($0).") }
  }

  @Test func pagesOfTheSameWordsAreSimilar() {
    #expect(nearest(pages).prefix(5) == [["records"], ["shops"], ["songs"], ["cash"], []])
    #expect(nearest(pages).dropFirst(5).allSatisfy { $0.isEmpty })
  }

  @Test func theMostSimilarStandsFirst() {
    let more = pages + [page("radio", "Volume, track, album, artist, lyrics. Antenna.")]
    #expect(nearest(more)[0] == ["records", "radio"])
    #expect(nearest(more, most: 1)[0] == ["records"])
  }

  private func reasons(_ pages: [SitePage]) -> [[String]] {
    let site = Site(settings: SiteSettings(), pages: pages, groups: [])
    return SimilarPages.nearest(in: site, SiteWords(site)).map { $0.map(\.reason) }
  }

  /// The heaviest words of both, as they are spelled, but none of the other page's title.
  @Test func theReasonIsWhatBothShare() {
    let text = "Lyrics, Lyrics, lyrics. Albums, album, albums. Volume, track, artist, tempo."
    let more = [page("tempo", text), page("singers", text + " Microphone.")]
    #expect(reasons(pages + more).suffix(2).map(\.first) == ["Albums, Lyrics", "Albums, Lyrics"])
    let named = [page("lyrics", text), page("singers", text + " Microphone.")]
    #expect(reasons(pages + named).last?.first == "Albums, artist")
  }

  @Test func halfOfANameStandsWithTheOther() {
    let text = "Mute the Lock Screen. The Lock Screen is off. Mute, dim, tilt, wake, doze."
    let pair = [page("nights", text), page("naps", text + " Pillow.")]
    #expect(reasons(pages + pair).last?.first?.contains("Lock Screen") == true)
  }

  @Test func theTitleOfAPageIsOneSubject() {
    let text = "Center, game, center, game. Score, rival, player, trophy, level."
    let pair = [page("arcades", text), page("halls", text + " Coins.")]
    let title = [page("Game Center", "Elsewhere is told of this.")]
    #expect(reasons(pages + title + pair).last?.first?.hasPrefix("Game Center, ") == true)
  }

  @Test func listsAndOtherEditionsTakeNoPart() {
    let list = page("list", Self.music, lead: nil)
    let old = page("old", Self.music, edition: "ios-2014")
    let found = nearest(pages + [list, old])
    #expect(found[0] == ["records"])
    #expect(found.suffix(2) == [[], []])
  }

  @Test func fewSharedWordsAreChance() {
    let pair = [page("a", "Zebra stripes."), page("b", "Zebra crossing.")]
    #expect(nearest(pages + pair).suffix(2) == [[], []])
  }

  @Test(arguments: [
    "The which could would have from your not.", "2x 3x 32px 1024 40mm 90.",
    "Pt px mm cm pro max mini.", "R g b c m y k.",
    "Kettle teakettle kettles, lid ilid lids, spout.",
  ])
  func wordsOfEveryTextAndPiecesOfOneAreNoSubjects(shared: String) {
    let pair = [page("a", shared + " Zebra."), page("b", shared + " Giraffe.")]
    #expect(nearest(pages + pair).suffix(2) == [[], []])
  }

  @Test func likenessIsMutualInValueAndNoPageIsLikeItself() {
    for seed in 0..<20 as Range<UInt64> {
      let site = SampleSite.make(seed: seed, pages: 12)
      let found = SimilarPages.nearest(in: site, SiteWords(site), most: 12)
      #expect(found == SimilarPages.nearest(in: site, SiteWords(site), most: 12))
      let numbers = found.map { $0.map(\.page) }
      for (page, others) in numbers.enumerated() {
        #expect(!others.contains(page) && Set(others).count == others.count)
        #expect(others.allSatisfy { numbers[$0].contains(page) })
      }
    }
  }

  @Test func wordsThatSpeakForVeryManyPagesSpeakForNone() {
    let others = (0..<2000).map { page("other\($0)", "Rare\($0) words\($0).") }
    for (count, found) in [(256, 3), (257, 0)] {
      let same = (0..<count).map { page("p\($0)", String(repeating: Self.music + " ", count: 20)) }
      #expect(nearest(same + others).prefix(count).allSatisfy { $0.count == found })
    }
  }

  @Test func aSiteWithoutPagesHasNone() { #expect(nearest([]) == []) }
}
