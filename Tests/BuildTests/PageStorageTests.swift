import Bytes
import Glibc
import Synchronization
import TemporaryFolder
import Testing

@testable import Build
@testable import Files

/// Texts of pages wait in memory while there is room, then on the disk; a build is the same.
@Suite struct PageStorageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func storage(memory: Int) -> PageStorage {
    let root = folder[""]
    return PageStorage(memory: memory) { FileSystem.disk.tree(root, false)?.unnamedFile() }
  }

  @Test func textsLeaveMemoryOnceItIsFull() {
    let storage = storage(memory: 32_000)
    let texts = (0..<30).map { Array(repeating: UInt8($0), count: 100) }
    let stored = texts.map(storage.store)
    #expect(stored.map(\.isAway) == texts.indices.map { $0 >= 10 })
    #expect(zip(stored, texts).allSatisfy { $0.bytes.elementsEqual($1) })
    #expect(storage.problem == nil)
  }

  @Test func withoutADiskAllStaysInMemory() {
    let storage = PageStorage(memory: 0) { nil }
    #expect(!storage.store([1, 2, 3]).isAway)
  }

  @Test func aBuildIsTheSame() async throws {
    let root = folder[""]
    let opened = Mutex(0)
    var sites: [[String: String]] = []
    for memory in [Int.max, 1] {
      var files = Projects.files(Self.raw)
      files.tree = { _, isMade in
        guard !isMade else { return nil }
        opened.withLock { $0 += 1 }
        return FileSystem.disk.tree(root, false)
      }
      let report = await Pipeline(Projects.options { $0.memory = memory }, files: files).build()
      #expect(!report.failed, "\(report.told)")
      sites.append(
        Dictionary(
          uniqueKeysWithValues: try files.walk("p").map { ($0, files.text("p/" + $0) ?? "") }))
      #expect(opened.withLock { $0 } == (memory == 1 ? 1 : 0))
    }
    #expect(sites[0].count > 40 && sites[0] == sites[1])
    #expect(sites[1]["content/pages/current/s7.md"]?.contains("Words of page 7. Words") == true)
    #expect(try FileSystem.disk.list(root).isEmpty)
  }

  private static let raw = Dictionary(
    uniqueKeysWithValues: (0..<20).map { number in
      let body = String(repeating: "Words of page \(number). ", count: 60) + "\n"
      return ("content/raw/n\(number).md", Projects.mirror("s\(number)", body))
    })

  /// What comes back wrong is never written where a page was.
  @Test func aDiskThatGivesNothingBackStopsTheRun() throws {
    let file = try #require(FileSystem.disk.tree(folder[""], false)?.unnamedFile())
    let storage = PageStorage(memory: 0) { file }
    let stored = storage.store([1, 2, 3])
    #expect(stored.isAway && storage.problem == nil)
    #expect(ftruncate(file.number, 0) == 0)
    #expect(stored.bytes.isEmpty)
    #expect(storage.problem?.text.contains("lost what was written") == true)
  }
}
