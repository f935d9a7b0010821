import Bytes
import Diagnostics
import Files
public import Model
import Synchronization

/// A site that is being made beside the one to be replaced. Its files are written as they come,
/// from many threads: no run needs all of them in memory. `finish` or `discard` ends it.
public final class SiteStage: Sendable {
  private struct State {
    var files: [String: SiteFile] = [:]
    /// What could not be written, by path.
    var problems: [String: FileError] = [:]
    /// Whether the paths that there are were found to be good.
    var isChecked = false
  }

  private let stage: StageFolder
  private let lock: FileLock
  private let before: Predecessor
  private let new: FolderAccess
  private let old: FolderAccess?
  /// What is known of the files of the old site.
  private let known: [String: SiteFile]
  private let state = Mutex(State())

  init(
    _ stage: StageFolder, _ lock: FileLock, after before: Predecessor,
    known: [String: SiteFile]
  ) throws(PublishError) {
    self.stage = stage
    self.lock = lock
    self.before = before
    self.known = known
    let (place, files) = (stage.place, stage.files)
    try stage.orUndone { () throws(PublishError) in try stage.begin() }
    new = FolderAccess(place.site, files, making: true)
    old = before.exists ? FolderAccess(place.target, files) : nil
  }

  /// A file of the new site. One that is the same in the old site gets a second name: to make a new
  /// file where thousands were just removed is most of what ext4 has to do.
  public func put(_ file: OutputFile) { put([file]) }

  /// Several files, whose digests are taken together.
  public func put(_ files: [OutputFile]) {
    let digests = SHA256.digests(of: files.map(\.wholeBytes))
    for (file, digest) in zip(files, digests) { put(file, digest) }
  }

  private func put(_ file: OutputFile, _ digest: [UInt8]) {
    do throws(FileError) {
      switch file.content {
      case .whole(let bytes): try put(bytes, digest, at: file.path)
      case .pieces(let pieces): try put(pieces, at: file.path)
      }
    } catch {
      state.withLock { $0.problems[file.path] = error }
    }
  }

  private func put(_ bytes: [UInt8], _ digest: [UInt8], at path: String) throws(FileError) {
    let entry = SiteFile(path: path, size: bytes.count, digest: digest, stamp: nil)
    guard takesPlace(entry), OutputPath.problem(of: path) == nil else { return }
    if let taken = adopted(entry) ?? compared(bytes, entry) { return settle(taken) }
    settle(entry.stamped(try new.create(path, bytes)))
  }

  /// Its digest is known once it is written. If it is as it was, the old one stays all the same.
  private func put(_ pieces: @escaping OutputFile.Pieces, at path: String) throws(FileError) {
    let place = SiteFile(path: path, size: 0, digest: [], stamp: nil)
    guard takesPlace(place), OutputPath.problem(of: path) == nil else { return }
    var (sum, size) = (SHA256.Running(), 0)
    let stamp = try new.create(path) { put in
      pieces {
        sum.add($0)
        size += $0.count
        put($0)
      }
    }
    let entry = SiteFile(path: path, size: size, digest: sum.digest, stamp: nil)
    guard let last = known[path], last.digest == entry.digest, last.stamp != nil,
      old?.stamp(path) == last.stamp
    else { return settle(entry.stamped(stamp)) }
    try new.remove([Path.name(path)], in: Path.folder(path))
    if let taken = adopted(entry) { return settle(taken) }
    settle(entry.stamped(try new.create(path, pieces: pieces)))
  }

  /// Takes over files of the old site without a look at their bytes; false, and none, if one of
  /// them is not what it was.
  public func keep(_ paths: [String]) -> Bool {
    let entries = paths.compactMap { known[$0] }
    guard let old, entries.count == paths.count, entries.allSatisfy({ isAsBefore($0, in: old) })
    else { return false }
    for entry in entries where takesPlace(entry) { keep(entry, from: old) }
    return true
  }

  /// Those that there are so far, sorted by path.
  public var files: [SiteFile] {
    state.withLock { $0.files.values.sorted { $0.path < $1.path } }
  }

  /// Whether all paths can be written to. Nothing is published yet.
  public func check() throws(PublishError) {
    if !isChecked { try check(files) }
  }

  private var isChecked: Bool { state.withLock { $0.isChecked } }

  private func check(_ sorted: [SiteFile]) throws(PublishError) {
    try OutputPath.check(sorted.map(\.path))
    state.withLock { if $0.files.count == sorted.count { $0.isChecked = true } }
  }

  /// Replaces the old site.
  public func finish(packing: String? = nil) throws(PublishError) -> PublishReport {
    defer { lock.release() }
    let files = files
    let manifest = Manifest(sorted: files.map { ManifestEntry($0) }, packing: packing)
    let note = try stage.orUndone { () throws(PublishError) in
      if !isChecked { try check(files) }
      try throwProblem()
      try stage.complete(manifest, keeping: before.kept)
      return try stage.takePlace(of: before)
    }
    return PublishReport(
      folder: stage.place.given, manifest: manifest, files: files,
      notes: [note, stage.sweep()].compactMap { $0 })
  }

  /// Leaves the old site as it is.
  public func discard() {
    try? stage.recover()
    lock.release()
  }
}

extension SiteStage {
  /// False for a path that is taken: who puts two files there hears of it, but not from here.
  private func takesPlace(_ entry: SiteFile) -> Bool {
    state.withLock {
      $0.isChecked = false
      return $0.files.updateValue(entry, forKey: entry.path) == nil
    }
  }

  private func settle(_ entry: SiteFile) {
    state.withLock { $0.files[entry.path] = entry }
  }

  private func keep(_ entry: SiteFile, from old: FolderAccess) {
    if let taken = adopted(entry) { return settle(taken) }
    // A disk that knows no second names.
    guard let bytes = old.read(entry.path, entry.size), SHA256.digest(bytes) == entry.digest,
      let stamp = try? new.create(entry.path, bytes)
    else {
      let changed = FileError(.read, entry.path, "changed while it was read")
      return state.withLock { $0.problems[entry.path] = changed }
    }
    settle(entry.stamped(stamp))
  }

  private func isAsBefore(_ entry: SiteFile, in old: FolderAccess) -> Bool {
    OutputPath.problem(of: entry.path) == nil && entry.stamp != nil
      && old.stamp(entry.path) == entry.stamp
  }

  /// The same file of the old site, if it is known to be the same.
  private func adopted(_ entry: SiteFile) -> SiteFile? {
    guard let old, let last = known[entry.path], last.digest == entry.digest,
      let stamp = last.stamp, new.adopt(entry.path, from: old, stamp)
    else { return nil }
    return last
  }

  /// The same file of the old site, of which nothing is known but what its bytes say.
  private func compared(_ bytes: [UInt8], _ entry: SiteFile) -> SiteFile? {
    guard let old, known[entry.path] == nil, let stamp = old.stamp(entry.path),
      stamp.size == bytes.count, !stamp.isFolder,
      old.read(entry.path, bytes.count) == bytes,
      new.adopt(entry.path, from: old, stamp)
    else { return nil }
    return entry.stamped(stamp)
  }

  private func throwProblem() throws(PublishError) {
    let first = state.withLock { $0.problems.min { $0.key < $1.key }?.value }
    if let first { throw .files(target: stage.place.given, first) }
  }
}

extension OutputFile {
  /// Nothing of a file in pieces.
  fileprivate var wholeBytes: [UInt8] { if case .whole(let bytes) = content { bytes } else { [] } }
}

extension SiteFile {
  fileprivate func stamped(_ stamp: FileStamp?) -> SiteFile {
    SiteFile(path: path, size: size, digest: digest, stamp: stamp)
  }
}
