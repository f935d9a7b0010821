import Bytes
import Glibc
import Synchronization
import TemporaryFolder
import Testing

@testable import Build
@testable import Files

/// Texts of pages wait in memory while there is room, then on the disk; a build is the same.
@Suite struct TextSpoolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func spool(memory: Int) -> TextSpool {
    let root = folder[""]
    return TextSpool(memory: memory) { FileSystem.disk.tree(root, false)?.unnamedFile() }
  }

  @Test func textsLeaveMemoryOnceItIsFull() {
    let spool = spool(memory: 32_000)
    let texts = (0..<30).map { Array(repeating: UInt8($0), count: 100) }
    let stored = texts.map(spool.store)
    #expect(stored.map(\.isAway) == texts.indices.map { $0 >= 10 })
    #expect(zip(stored, texts).allSatisfy { $0.bytes.elementsEqual($1) })
    #expect(spool.problem == nil)
  }

  @Test func withoutADiskAllStaysInMemory() {
    let spool = TextSpool(memory: 0) { nil }
    #expect(!spool.store([1, 2, 3]).isAway)
  }

  @Test func aBuildIsTheSame() async throws {
    let root = folder[""]
    var sites: [[String: String]] = []
    for memory in [Int.max, 1] {
      let files = project(in: root)
      let most = Mutex(0)
      let options = Projects.options { $0.memory = memory }
      let progress = Progress { _, _, _ in
        let sizes = Self.unnamedFiles(in: root).map(Self.size)
        most.withLock { $0 = max($0, sizes.reduce(0, +)) }
      }
      let report = await Pipeline(options, files: files, progress: progress).build()
      #expect(!report.failed, "\(report.told)")
      sites.append(
        Dictionary(
          uniqueKeysWithValues: try files.walk("p").map { ($0, files.text("p/" + $0) ?? "") }))
      let stored = most.withLock { $0 }
      #expect(memory == 1 ? stored > 20_000 : stored == 0)
    }
    #expect(sites[0].count > 40 && sites[0] == sites[1])
    #expect(sites[1]["content/pages/current/s7.md"]?.contains("Words of page 7. Words") == true)
    #expect(try FileSystem.disk.list(root).isEmpty)
  }

  /// Whenever the disk loses them: no page is written, and no site.
  @Test(arguments: ["Parsing", "Rendering"]) func lostTextsStopABuild(stage: String) async {
    let root = folder[""]
    let files = project(in: root)
    let lost = Mutex(0)
    let progress = Progress { step, _, _ in
      guard step == stage else { return }
      for file in Self.unnamedFiles(in: root) where truncate(file, 0) == 0 {
        lost.withLock { $0 += 1 }
      }
    }
    let options = Projects.options { $0.memory = 1 }
    let report = await Pipeline(options, files: files, progress: progress).build()
    #expect(lost.withLock { $0 } > 0)
    #expect(report.failed)
    #expect(report.told.contains { $0.contains("lost what was written") }, "\(report.told)")
    #expect(files.kind("p/content/pages") == nil && files.kind("p/public") == nil)
  }

  /// A project in memory; what needs a folder of a disk gets this one.
  private func project(in root: String) -> FileSystem {
    var files = Projects.files(Self.raw)
    files.tree = { _, isMade in isMade ? nil : FileSystem.disk.tree(root, false) }
    return files
  }

  /// The paths by which this process reaches its files without a name in a folder.
  private static func unnamedFiles(in root: String) -> [String] {
    let numbers = (try? FileSystem.disk.list("/proc/self/fd")) ?? []
    return numbers.map { "/proc/self/fd/" + $0 }.filter { path in
      var text = [CChar](repeating: 0, count: 512)
      let count = readlink(path, &text, text.count)
      let target = String(
        decoding: text.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return target.hasPrefix(root) && target.hasSuffix("(deleted)")
    }
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private static let raw = Dictionary(
    uniqueKeysWithValues: (0..<20).map { number in
      let body = String(repeating: "Words of page \(number). ", count: 60) + "\n"
      return ("content/raw/n\(number).md", Projects.mirror("s\(number)", body))
    })

  /// What comes back wrong is never written where a page was.
  @Test func aDiskThatGivesNothingBackStopsTheRun() throws {
    let file = try #require(FileSystem.disk.tree(folder[""], false)?.unnamedFile())
    let spool = TextSpool(memory: 0) { file }
    let stored = spool.store([1, 2, 3])
    #expect(stored.isAway && spool.problem == nil)
    #expect(ftruncate(file.number, 0) == 0)
    #expect(stored.bytes.isEmpty)
    #expect(spool.problem?.text.contains("lost what was written") == true)
  }
}
