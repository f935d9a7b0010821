import Diagnostics
import Files
import Model

/// The folder beside the target where a site is made ready.
struct Stage {
  private let place: Place
  private let files: FileSystem

  init(_ place: Place, _ files: FileSystem) {
    self.place = place
    self.files = files
  }

  /// Clears what a killed run left. Where it was killed between two moves, the old site goes back.
  func recover() throws(PublishError) {
    guard files.kind(place.stage) != nil else { return }
    let names = try place.attempt { () throws(FileError) in try files.list(place.stage) }
    // A run that was killed before its marker stood there leaves the marker's draft at most.
    guard names.contains(Marker.name) || names.allSatisfy({ Draft.process(of: $0) != nil }) else {
      throw .foreign(in: place.stage, names.sorted())
    }
    try place.attempt { () throws(FileError) in
      if files.kind(place.target) == nil, files.kind(place.old) == .folder {
        try files.move(place.old, place.target)
      }
      try remove()
    }
  }

  /// Does what fills the stage; if that fails, nothing is left of it.
  func orUndone<Result>(
    _ work: () throws(PublishError) -> Result
  ) throws(PublishError) -> Result {
    do {
      return try work()
    } catch {
      try? recover()
      throw error
    }
  }

  func fill(
    _ tree: OutputTree, _ manifest: Manifest, keeping kept: [OutputFile]
  ) throws(PublishError) {
    try place.attempt { () throws(FileError) in
      try mark()
      for file in kept { try write(file.path, file.bytes) }
      for file in tree.files where !takesOver(file) { try write(file.path, file.bytes) }
      try write(Marker.name, Marker.bytes)
      try write(Manifest.name, manifest.write())
    }
  }

  /// Holds what the disk gives back against the tree, and its manifest against what was written.
  func verify(_ tree: OutputTree, _ manifest: Manifest) throws(PublishError) {
    // To compare bytes is five times as fast as to digest them again; digests name the culprit.
    let isEqual = tree.files.allSatisfy { file in
      (try? files.read(Path.join(place.site, file.path))) == file.bytes
    }
    if !isEqual, let mismatch = manifest.mismatches(in: place.site, files: files).first {
      throw .mismatch(target: place.given, mismatch)
    }
    let written = try place.attempt { () throws(FileError) in
      try files.flush(place.site)
      return try files.read(Path.join(place.site, Manifest.name))
    }
    guard (try? Manifest.read(written)) == manifest else {
      let problem = ManifestMismatch.Problem.unreadable("reads back otherwise")
      throw .mismatch(
        target: place.given, ManifestMismatch(path: Manifest.name, problem: problem))
    }
  }

  /// Leaves the target as a fresh clone has it: with what is kept, or not at all. What a link leads
  /// to stays as an empty folder with our marker, or nothing could be published there again.
  func empty(keeping kept: [OutputFile]) throws(PublishError) {
    try place.attempt { () throws(FileError) in
      try mark()
      for file in kept { try write(file.path, file.bytes) }
      if place.isLinked { try write(Marker.name, Marker.bytes) }
      guard !kept.isEmpty || place.isLinked else { return try files.move(place.target, place.site) }
      _ = try swap()
    }
  }

  /// A file that is the same in the old site gets a second name in the new one. To make a new file
  /// where thousands were just removed is most of what ext4 has to do.
  private func takesOver(_ file: OutputFile) -> Bool {
    let old = Path.join(place.target, file.path)
    guard (try? files.read(old)) == file.bytes else { return false }
    return files.link(old, Path.join(place.site, file.path))
  }

  private func mark() throws(FileError) {
    try files.write(Path.join(place.stage, Marker.name), Marker.bytes)
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    try files.write(Path.join(place.site, path), bytes)
  }
}

extension Stage {
  /// Puts the staged site where the old one stands; a note if that took two steps.
  func takePlace(of before: Predecessor) throws(PublishError) -> Diagnostic? {
    try place.attempt { () throws(FileError) in
      guard before.exists else {
        try files.move(place.site, place.target)
        return nil
      }
      if try swap() { return nil }
      return Diagnostic(
        "publish-two-steps", .warning, at: SourceLocation(file: place.given),
        "the file system cannot exchange two folders in one step",
        why: "The old site was moved away before the new one came: for a moment there was none.",
        remedy: "If a run is killed in that moment, the next one puts the old site back.")
    }
  }

  /// Exchanges site and target; false if it took two steps.
  private func swap() throws(FileError) -> Bool {
    if try files.exchange(place.site, place.target) { return true }
    try files.move(place.target, place.old)
    do {
      try files.move(place.site, place.target)
    } catch {
      try? files.move(place.old, place.target)
      throw error
    }
    return false
  }

  /// Removes the stage and the old site in it; a note if it would not go.
  func sweep() -> Diagnostic? {
    guard files.kind(place.stage) != nil else { return nil }
    do {
      try remove()
      return nil
    } catch {
      return Diagnostic(
        "publish-leftover", .warning, at: SourceLocation(file: place.stage), error.text,
        remedy: "The next run tries again; or remove the folder by hand.")
    }
  }

  /// The marker goes last: a run that is killed here leaves a stage that still bears it.
  private func remove() throws(FileError) {
    for folder in [place.site, place.old] where files.kind(folder) != nil {
      try files.removeTree(folder)
    }
    try files.removeTree(place.stage)
  }
}
