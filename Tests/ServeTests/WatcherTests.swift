import Files
import Glibc
import Synchronization
import TemporaryFolder
import Testing

@testable import Serve

/// Tells what changes on the disk, each burst once.
@Suite struct WatcherTests {
  /// What was told so far, call by call.
  private final class Ear: Sendable {
    private let calls = Mutex<[Set<String>]>([])
    /// While it is closed, the watcher is held up as soon as it tells something.
    let isClosed = Mutex(false)

    func hear(_ changed: Set<String>) {
      calls.withLock { $0.append(changed) }
      while isClosed.withLock({ $0 }) { usleep(1000) }
    }

    /// What happens while the watcher is busy with its first change.
    func close(_ first: () throws -> Void, during work: () throws -> Void) rethrows {
      isClosed.withLock { $0 = true }
      defer { isClosed.withLock { $0 = false } }
      try first()
      #expect(hears { !$0.isEmpty })
      try work()
    }

    var heard: [Set<String>] { calls.withLock { $0 } }
    var all: Set<String> { heard.reduce([]) { $0.union($1) } }

    /// Waits until something was told that is looked for.
    func hears(_ isFound: (Set<String>) -> Bool) -> Bool {
      for _ in 0..<1000 {
        if isFound(all) { return true }
        usleep(10_000)
      }
      return false
    }
  }

  private let folder: TemporaryFolder
  private let ear = Ear()

  init() throws {
    folder = try TemporaryFolder()
    try write("content/pages/current/boxes.md")
    try write("content/site.yaml")
    try write("public/index.html")
  }

  private func write(_ path: String, _ text: String = "x") throws {
    try FileSystem.disk.write(folder[path], Array(text.utf8))
  }

  private func watching(_ places: [String], _ ear: Ear, _ work: () throws -> Void) throws {
    let watcher = try #require(
      Watcher.start(places.map { folder[$0] }) { ear.hear($0) })
    defer { watcher.stop() }
    try work()
  }

  private static let places = ["content/pages", "content/site.yaml", "templates"]

  @Test func aChangedFile() throws {
    try watching(Self.places, ear) {
      try write("content/pages/current/boxes.md", "new")
      #expect(ear.hears { $0.contains(folder["content/pages/current/boxes.md"]) })
    }
  }

  @Test func aFileSavedByRename() throws {
    try watching(Self.places, ear) {
      let path = folder["content/pages/current/boxes.md"]
      try write("content/pages/current/.boxes.md.tmp", "new")
      #expect(rename(folder["content/pages/current/.boxes.md.tmp"], path) == 0)
      #expect(ear.hears { $0 == [path] })
    }
  }

  @Test func aSettingsFileSavedByRename() throws {
    try watching(Self.places, ear) {
      try write("content/.site.yaml.swp", "new")
      #expect(rename(folder["content/.site.yaml.swp"], folder["content/site.yaml"]) == 0)
      #expect(ear.hears { $0 == [folder["content/site.yaml"]] })
    }
  }

  @Test func aRemovedAndAMovedFile() throws {
    try write("content/pages/current/lids.md")
    try watching(Self.places, ear) {
      let pages = folder["content/pages/current/"]
      try FileSystem.disk.remove(pages + "boxes.md")
      #expect(rename(pages + "lids.md", pages + "covers.md") == 0)
      #expect(ear.hears { $0.count == 3 })
      #expect(ear.all == Set(["boxes.md", "lids.md", "covers.md"].map { pages + $0 }))
    }
  }

  @Test func newFoldersWithWhatIsInThem() throws {
    try watching(Self.places, ear) {
      let deep = "content/pages/ios-2014/more/lids.md"
      try write(deep)
      #expect(ear.hears { $0.contains(folder[deep]) })
      try write("content/pages/ios-2014/more/late.md")
      #expect(ear.hears { $0.contains(folder["content/pages/ios-2014/more/late.md"]) })
    }
  }

  /// Else the first style that a project has of its own would look like more than a style.
  @Test func aFolderThatIsMadeIsNothingToTell() throws {
    try watching(Self.places, ear) {
      let style = "templates/assets/css/own.css"
      try write(style)
      #expect(ear.hears { $0.contains(folder[style]) })
      try write("content/site.yaml", "last")
      #expect(ear.hears { $0.contains(folder["content/site.yaml"]) })
      #expect(ear.all == Set([style, "content/site.yaml"].map { folder[$0] }))
    }
  }

  @Test func aPlaceThatComesLaterAndGoesAndComesAgain() throws {
    try watching(Self.places, ear) {
      for round in 0..<2 {
        let path = "templates/partials/tree\(round).mustache"
        try write(path)
        #expect(ear.hears { $0.contains(folder[path]) })
        try FileSystem.disk.removeTree(folder["templates"])
        #expect(ear.hears { $0.contains(folder["templates"]) })
      }
    }
  }

  @Test func whatNobodyAskedForIsNotTold() throws {
    try watching(Self.places, ear) {
      try write("public/index.html", "new")
      try write("content/other.yaml")
      try write("content/pages/current/boxes.md~")
      try write("content/pages/current/.boxes.md.swp")
      try write("content/site.yaml", "last")
      #expect(ear.hears { $0.contains(folder["content/site.yaml"]) })
      #expect(ear.all == [folder["content/site.yaml"]])
    }
  }

  @Test func aBurstIsToldAtOnce() throws {
    try watching(Self.places, ear) {
      try ear.close {
        try write("content/site.yaml")
      } during: {
        for number in 0..<300 { try write("content/pages/current/p\(number).md") }
      }
      #expect(ear.hears { $0.count == 301 })
      #expect(ear.heard.map(\.count) == [1, 300])
    }
  }

  /// The queue of the system holds 16,384 events; each move gives two.
  @Test func anOverflowTellsThePlacesThemselves() throws {
    try watching(Self.places, ear) {
      let names = ["boxes.md", "lids.md"].map { folder["content/pages/current/" + $0] }
      try ear.close {
        try write("content/site.yaml")
      } during: {
        for round in 0..<10_000 { rename(names[round % 2], names[1 - round % 2]) }
        try write("content/pages/late/lost.md")
      }
      #expect(ear.hears { $0.contains(folder["content/pages"]) })
      #expect(ear.hears { $0.contains(folder["content/pages/late/lost.md"]) })
      try write("content/pages/late/after.md")
      #expect(ear.hears { $0.contains(folder["content/pages/late/after.md"]) })
    }
  }

  @Test func stopsWhileItSleeps() throws {
    let watcher = try #require(Watcher.start([folder.path]) { _ in })
    watcher.stop()
    watcher.stop()
    try write("content/site.yaml", "new")
    #expect(ear.heard.isEmpty)
  }
}
