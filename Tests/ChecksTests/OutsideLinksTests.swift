import Diagnostics
import Model
import Testing

@testable import Checks

@Suite struct OutsideLinksTests {
  private func links(_ markdown: String) -> OutsideLinks {
    OutsideLinks(of: subject(of: [TestPage(slug: "a", markdown: markdown)]).site)
  }

  @Test func addressesAreGroupedByHostEachOnce() {
    let links = links(
      """
      [x](https://b.org/2#x) [x](https://a.org/) [x](http://B.org/1) [x](https://b.org/2)
      [x](mailto:a@b.org) [x](#top) [x](/documentation/x)
      """)
    #expect(
      links.hosts == [
        ["https://a.org/"], ["http://B.org/1", "https://b.org/2"],
        ["https://developer.apple.com/documentation/x"],
      ])
  }

  /// A mark that would join with the sign before it.
  @Test func theFragmentIsLeftOutWhateverItBeginsWith() {
    let links = links("[x](https://b.org/2#\u{301}x) [x](https://c.org/\u{301}x)\n")
    #expect(links.hosts.flatMap(\.self).contains("https://b.org/2"))
    #expect(links.hosts.count == 2)
    #expect(links.findings([:]).map(\.told) == ["a.md:5:1 2 links were not checked, from here on"])
  }

  @Test func eachPlaceOfABadAddressIsTold() {
    let links = links("[x](https://b.org/2#x)\n[x](https://b.org/2) [x](https://b.org/3)\n")
    let found = links.findings([
      "https://b.org/2": .broken("status 404"), "https://b.org/3": .moved("https://b.org/4"),
    ])
    #expect(
      found.map { "\($0.location.text) \($0.level) \($0.rule) \($0.summary)" } == [
        "a.md:5:1 warning external-broken https://b.org/2 does not answer: status 404",
        "a.md:6:1 warning external-broken https://b.org/2 does not answer: status 404",
        "a.md:6:22 note external-moved https://b.org/3 has moved permanently",
      ])
    #expect(found.last?.remedy == "Replace it with https://b.org/4.")
  }

  @Test func whatWasNotAskedIsToldOnce() {
    let links = links("[x](https://b.org/2)\n[x](https://b.org/3)\n[x](https://b.org/4)\n")
    let found = links.findings(["https://b.org/2": .fine, "https://b.org/3": .unasked])
    #expect(found.map(\.told) == ["a.md:6:1 2 links were not checked, from here on"])
    #expect(
      links.findings(["https://b.org/2": .unsure("status 403")]).map(\.rule.id).sorted()
        == ["external-unchecked", "external-unchecked"])
  }

  @Test func ofASilentHostOnePlaceIsTold() {
    let links = links("[x](https://b.org/2)\n[x](https://b.org/3)\n[x](https://c.org/4)\n")
    let found = links.findings([
      "https://b.org/2": .leftAlone, "https://b.org/3": .leftAlone,
      "https://c.org/4": .silent("no route"),
    ])
    #expect(
      found.map(\.told).sorted() == [
        "a.md:5:1 2 links to b.org not checked, from here on",
        "a.md:7:1 https://c.org/4 does not answer: no route",
      ])
  }

  @Test func whatIsFineIsNotTold() {
    #expect(links("[x](https://b.org/2)\n").findings(["https://b.org/2": .fine]) == [])
  }
}
