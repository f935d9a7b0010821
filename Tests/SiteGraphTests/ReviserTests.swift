import Model
import SiteGraph
import Testing

/// Another text of one page, connected without the rest of the site.
@Suite struct ReviserTests {
  private let address = "https://developer.apple.com/design/human-interface-guidelines/"
  private let old = [page("boxes", body: "One."), page("lids", body: "## Hinges")]

  private func built(_ documents: [Document]) -> (site: Site, reviser: Reviser) {
    let built = SiteBuilder.site(of: documents, settings: SiteSettings())
    return (built.site, built.reviser)
  }

  private func index(_ slug: String, _ site: Site) throws -> Int {
    try #require(site.pages.firstIndex { $0.folder == slug })
  }

  @Test func isConnectedAsAWholeBuildConnectsIt() throws {
    let (site, reviser) = built(old)
    let body = """
      See [lids](\(address)lids#hinges), [more](#more), [none](\(address)handles).

      ## More

      ## ResourceLists

      #### Related

      [Lids](\(address)lids)
      """
    let new = page("boxes", body: body)
    let place = try index("boxes", site)
    let revised = try #require(reviser.revised(place, of: site, with: new))
    let whole = built([new, old[1]]).site.pages[place]
    #expect(revised.links == whole.links)
    #expect(revised.links.count == 4)
    #expect(revised.related == whole.related)
    #expect(revised.document.nodes.count == new.nodes.count)
    #expect(revised.next == site.pages[place].next)
  }

  @Test(arguments: [
    page("boxes", title: "Crates"), page("boxes", section: "Parts"),
    page("boxes", aliases: ["crates"]),
  ])
  func whatReachesOtherPagesIsNoRevision(new: Document) throws {
    let (site, reviser) = built(old)
    #expect(reviser.revised(try index("boxes", site), of: site, with: new) == nil)
  }
}
