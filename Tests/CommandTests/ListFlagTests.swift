import Build
import Model
import Testing

@testable import Command

/// A flag whose value is a list of words.
@Suite struct ListFlagTests {
  @Test(arguments: [
    ("epub", true), ("epub,docset", true), ("docset,epub", true), ("", false), ("epub,", false),
    ("epub, docset", false), ("pdf", false),
  ])
  func eachWordMustBeKnown(list: String, isFine: Bool) {
    #expect(Flag.with.value.admits(list) == isFine)
  }

  @Test func theWordsOfAllListsCount() {
    var options = BuildOptions(project: ".")
    Flag.with.update(&options, ["docset,epub", "epub"])
    #expect(Set(options.downloads) == [.epub, .docset])
    Flag.host.update(&options, ["caddy"])
    #expect(options.host == .caddy)
  }
}
