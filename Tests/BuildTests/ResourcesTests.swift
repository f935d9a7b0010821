import Files
import Render
import TestSupport
import Testing

@testable import Build

/// Where templates and the search for the browser come from.
@Suite struct ResourcesTests {
  private static let builtIn = FileSystem.memory([
    "/templates/layout.mustache": Array("built in".utf8),
    "/templates/assets/css/10-a.css": [1],
    "/.build-wasm/search.wasm": [2],
  ])

  private func checkout(_ folder: String) -> FileSystem {
    var files = FileSystem.memory([
      folder + "/templates/layout.mustache": [], folder + "/.build-wasm/search.wasm": [],
    ])
    let resolve = files.resolve
    files.resolve = { $0 == "/proc/self/exe" ? "/hig/.build/release/hig" : resolve($0) }
    return files
  }

  @Test func aCheckoutHasThemAboveTheProgram() {
    let found = Resources(files: checkout("/hig"), builtIn: nil)
    #expect(found.templates == "/hig/templates")
    #expect(found.searchModule == "/hig/.build-wasm/search.wasm")
    #expect(found.places == ["/hig/.build/release", "/hig/.build", "/hig", "/"])
  }

  @Test func elsewhereThereAreNone() {
    let found = Resources(files: checkout("/other"), builtIn: nil)
    #expect(found.templates == nil && found.searchModule == nil)
  }

  @Test func aReleasedProgramCarriesThem() throws {
    for files in [checkout("/hig"), checkout("/other"), .memory()] {
      let found = Resources(files: files, builtIn: Self.builtIn)
      let templates = try #require(found.templates)
      #expect(try found.files.walk(templates) == ["assets/css/10-a.css", "layout.mustache"])
      #expect(try found.files.read(#require(found.searchModule)) == [2])
    }
  }

  /// As a build reads them, whatever closures it reads with; a second mount changes nothing.
  @Test func whatAProgramCarriesIsLoadedAsTemplates() throws {
    let once = Resources(files: .memory(), builtIn: Self.builtIn)
    let twice = Resources(files: once.files, builtIn: Self.builtIn)
    for found in [once, twice] {
      let folder = try #require(found.templates)
      let loaded = TemplateLibrary.load([folder], files: found.files)
      #expect(loaded.diagnostics.isEmpty)
      #expect(loaded.library.templates.keys.sorted() == ["layout"])
    }
  }

  @Test func theTestsAreNoReleasedProgram() { #expect(BuiltIn.files == nil) }

  @Test func standardTemplatesAreAllFilesBelowTheFolder() throws {
    let found = Resources(files: .memory(), builtIn: Self.builtIn)
    let templates = try #require(try StandardTemplates.read(found))
    #expect(templates.map(\.path) == ["assets/css/10-a.css", "layout.mustache"])
    #expect(templates.first?.bytes == [1])
    #expect(try StandardTemplates.read(.memory()) == nil)
  }
}
