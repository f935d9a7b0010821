import Diagnostics
import Files
import Model
import Render
import Testing

@Suite struct TemplateLibraryTests {
  @Test func takesTheFirstFoldersFileAndTheOthersFromBehind() {
    let files = FileSystem.memory([
      "mine/page.mustache": Array("mine".utf8),
      "ours/page.mustache": Array("ours".utf8),
      "ours/partials/foot.mustache": Array("foot".utf8),
      "ours/assets/css/a.css": Array("a{}".utf8),
      "mine/assets/css/a.css": Array("b{}".utf8),
      "ours/NOTES.md": Array("no template".utf8),
    ])
    let (library, found) = TemplateLibrary.load(["mine", "ours"], files: files)
    #expect(found.isEmpty)
    #expect(library.templates.keys.sorted() == ["page", "partials/foot"])
    #expect(library.templates["page"]?.file == "mine/page.mustache")
    #expect(library.assets.map(\.path) == ["css/a.css"])
    #expect(library.assets.map(\.bytes) == [Array("b{}".utf8)])
  }

  @Test func readsWhatIsThere() {
    let (library, found) = TemplateLibrary.load(["gone"], files: .memory())
    #expect(library.templates.isEmpty)
    #expect(found.isEmpty)
  }

  @Test func tellsABadTemplateWithItsPlace() {
    let files = FileSystem.memory(["t/page.mustache": Array("a\n{{#b}}".utf8)])
    let (library, found) = TemplateLibrary.load(["t"], files: files)
    #expect(found.map(\.location.text) == ["t/page.mustache:2:1"])
    #expect(library.templates.isEmpty && library.refused == ["page"])
  }
}
