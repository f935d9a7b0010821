import Model
import Testing

@testable import Ingest

/// Old addresses: a title decides where some page of that title stands at its own address.
@Suite struct PageIdentityTests {
  private func draft(_ title: String, at slug: String, edition: Slug = "current") throws -> Draft {
    let address = try #require(PageAddress(PageAddress.root + "/" + slug))
    return Draft(title: title, address: address, edition: edition, abstract: "", blocks: [])
  }

  private func slug(_ draft: Draft, among drafts: [Draft]) -> String {
    let readings = drafts.map {
      var reading = Ingester.read(raw(""))
      reading.outcome = .pages([$0])
      return reading
    }
    return PageIdentity(readings).key(of: draft).slug.text
  }

  @Test func aMovedPageIsKnownByItsTitle() throws {
    let moved = try draft("Tea cups", at: "cups")
    #expect(slug(moved, among: [moved, try draft("Tea cups", at: "tea-cups")]) == "tea-cups")
  }

  @Test func withoutAPageAtTheRightAddressTheAddressCounts() throws {
    let alone = try draft("Tea cups", at: "cups")
    #expect(slug(alone, among: [alone]) == "cups")
    #expect(slug(alone, among: [alone, try draft("Tea Cups", at: "tea-cups")]) == "cups")
  }

  @Test func editionsAreKeptApart() throws {
    let old = try draft("Tea cups", at: "cups", edition: "2014")
    #expect(slug(old, among: [old, try draft("Tea cups", at: "tea-cups")]) == "cups")
  }
}
