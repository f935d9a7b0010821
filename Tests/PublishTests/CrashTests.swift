import Diagnostics
import Files
import Model
import Publish
import Synchronization
import TemporaryFolder
import TestSupport
import Testing

/// Every point at which a run can die, one after the other: the site is the old or the new one.
@Suite struct CrashTests {
  private static let target = "/site/public"

  @Test(arguments: [true, false]) func theSiteIsAlwaysWhole(exchanges: Bool) throws {
    var (old, new) = (0, 0)
    for step in 0..<Int.max {
      let disk = try Self.published(Samples.first)
      let crash = Crash(at: step)
      let run = Publisher(files: crash.over(disk, exchanges: exchanges))
      let outcome = Result { try run.publish(Samples.second, to: Self.target) }
      crash.release()

      // Without an exchange there is a moment with no site; the next run puts the old one back.
      if disk.kind(Self.target) == nil { #expect(!exchanges) }
      if disk.kind(Self.target) != nil, try Self.isWhole(in: disk) == Samples.first {
        old += 1
      } else if disk.kind(Self.target) != nil {
        new += 1
      }
      try Self.expectNextRunSucceeds(on: disk)
      guard crash.happened else {
        _ = try outcome.get()
        break
      }
    }
    #expect(old > 5)
    #expect(new > 5)
  }

  @Test func theOldSiteComesBackBeforeTheNextRun() throws {
    let disk = try Self.published(Samples.first)
    func crash() throws {
      try disk.write("/site/.public.stage/.hig-site", [])
      try disk.move(Self.target, "/site/.public.stage/old")
    }
    try crash()
    #expect(throws: PublishError.self) {
      try Publisher(files: disk).publish(OutputTree([OutputFile("../x", "")]), to: Self.target)
    }
    #expect(try Self.isWhole(in: disk) == Samples.first)
    try crash()
    var full = disk
    full.write = { path, _ throws(FileError) in throw FileError(.write, path, "No space left") }
    #expect(throws: PublishError.self) {
      try Publisher(files: full).publish(Samples.second, to: Self.target)
    }
    #expect(try Self.isWhole(in: disk) == Samples.first)
  }

  @Test func aDiskThatKeepsNotAllIsFound() throws {
    let disk = try Self.published(Samples.first)
    var liar = disk
    liar.write = { path, bytes throws(FileError) in
      try disk.write(path, path.hasSuffix("menus/index.html") ? Array(bytes.dropLast()) : bytes)
    }
    let error = #expect(throws: PublishError.self) {
      try Publisher(files: liar).publish(Samples.second, to: Self.target)
    }
    guard case .files(_, let problem) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.path.hasSuffix("site/menus/index.html"))
    #expect(try Self.isWhole(in: disk) == Samples.first)
    #expect(try disk.list("/site") == ["public"])
  }

  @Test func twoStepsAreSaidOnce() throws {
    let disk = try Self.published(Samples.first)
    var old = disk
    old.exchange = { _, _ in false }
    let report = try Publisher(files: old).publish(Samples.second, to: Self.target)
    #expect(report.notes.map(\.rule.id) == ["publish-two-steps"])
    #expect(report.notes.map(\.level) == [.warning])
    #expect(try Self.isWhole(in: disk) == Samples.second)
    #expect(try disk.list("/site") == ["public"])
  }

  @Test func anOldSiteThatWillNotGoIsNoFailure() throws {
    let disk = try Self.published(Samples.first)
    var stuck = disk
    stuck.remove = { path throws(FileError) in throw FileError(.remove, path, "Busy") }
    let report = try Publisher(files: stuck).publish(Samples.second, to: Self.target)
    #expect(report.notes.map(\.rule.id) == ["publish-leftover"])
    #expect(try Self.isWhole(in: disk) == Samples.second)
    try Self.expectNextRunSucceeds(on: disk)
  }
}

extension CrashTests {
  private static func published(_ tree: OutputTree) throws -> FileSystem {
    let disk = FileSystem.memory()
    _ = try Publisher(files: disk).publish(tree, to: target)
    return disk
  }

  /// The tree at the target, which must be as its own manifest says.
  private static func isWhole(in disk: FileSystem) throws -> OutputTree {
    let manifest = try Manifest.read(try disk.read(Path.join(target, Manifest.name)))
    #expect(manifest.mismatches(in: target, files: disk) == [])
    return OutputTree(try disk.site(in: target).map { OutputFile($0.key, $0.value) })
  }

  private static func expectNextRunSucceeds(on disk: FileSystem) throws {
    _ = try Publisher(files: disk).publish(Samples.second, to: target)
    #expect(try isWhole(in: disk) == Samples.second)
    #expect(try disk.list("/site") == ["public"])
  }
}

/// A run that dies at its nth step: that step and all later ones fail, and locks are let go of.
private final class Crash: Sendable {
  private let left: Mutex<Int>
  private let locks = Mutex<[FileLock]>([])

  init(at step: Int) { left = Mutex(step) }

  var happened: Bool { left.withLock { $0 < 0 } }

  func release() { locks.withLock { for lock in $0 { lock.release() } } }

  private func step(_ path: String) throws(FileError) {
    let alive = left.withLock { left in
      left -= 1
      return left >= 0
    }
    guard alive else { throw FileError(.write, path, "killed") }
  }

  func over(_ disk: FileSystem, exchanges: Bool) -> FileSystem {
    var files = disk
    files.write = { [self] path, bytes throws(FileError) in
      try step(path)
      try disk.write(path, bytes)
    }
    files.remove = { [self] path throws(FileError) in
      try step(path)
      try disk.remove(path)
    }
    files.carry = { [self] path, to throws(FileError) in
      try step(path)
      try disk.carry(path, to)
    }
    files.move = { [self] path, to throws(FileError) in
      try step(path)
      try disk.move(path, to)
    }
    files.exchange = { [self] a, b throws(FileError) in
      guard exchanges else { return false }
      try step(a)
      return try disk.exchange(a, b)
    }
    files.lock = { [self] path throws(FileError) in
      guard let lock = try disk.lock(path) else { return nil }
      locks.withLock { $0.append(lock) }
      return lock
    }
    return files
  }
}
