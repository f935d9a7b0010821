import Files
import Model
import TestSupport
import Testing

@testable import Render

/// Every name that the site uses at its top level itself is one that no page may take.
@Suite struct ReservedNamesTests {
  private func top(_ path: String) -> String { String(path.split(separator: "/")[0]) }

  @Test func theFoldersOfAllWaysAreReserved() {
    for way in WayRegistry.all {
      #expect(ReservedNames.top.map(\.text).contains(top(way.id)), "\(way.id)")
    }
  }

  @Test(.enabled(if: RepositoryTemplatesTests.isThere))
  func theDocsHaveEveryFileBesideThePages() throws {
    let library = TemplateLibrary.load([RepositoryTemplatesTests.folder], files: .disk).library
    let renderer = Renderer(
      site: SampleSite.site(baseURL: "https://example.org/"), library: library,
      ledgers: SampleSite.ledgers, sources: SampleSite.sources)
    let written = Set(renderer.siteFiles().files.map { top($0.path) }).filter { $0.contains(".") }
    let named = try TestSupport.Fixtures.rowNames(of: "formats.md")
    #expect(written.contains("llms.txt") && written.filter { !named.contains($0) } == [])
  }

  @Test(.enabled(if: RepositoryTemplatesTests.isThere))
  func whatASiteWritesIsReservedOrHasADot() {
    let library = TemplateLibrary.load([RepositoryTemplatesTests.folder], files: .disk).library
    for site in [SampleSite.site(baseURL: "https://example.org/"), WaysSample.site()] {
      let renderer = Renderer(
        site: site, library: library, ledgers: SampleSite.ledgers, sources: SampleSite.sources)
      let own = Set(site.pages.map { top($0.folder) } + site.groups.map(\.slug.text))
      let written = Set(renderer.siteFiles().files.map { top($0.path) }).subtracting(own)
      let names = ReservedNames.top.map(\.text)
      #expect(written.filter { !$0.contains(".") && !names.contains($0) } == [])
      #expect(written.isSuperset(of: ["search", "print", "a-z"]))
    }
  }
}
