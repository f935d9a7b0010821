import Diagnostics
import Files

/// The folder beside the target where a site is made ready.
struct StageFolder {
  let place: PublishTarget
  let files: FileSystem

  /// Clears what a killed run left. Where it was killed between two moves, the old site goes back.
  func recover() throws(PublishError) {
    guard let kind = files.itself(place.stage) else { return }
    guard kind == .folder else { throw .notAFolder(target: place.stage) }
    let names = try place.attempt { () throws(FileError) in try files.list(place.stage) }
    // A run that was killed before its marker was there leaves the marker's draft at most.
    guard names.contains(Marker.name) || names.allSatisfy({ FileDraft.process(of: $0) != nil })
    else {
      throw .foreign(in: place.stage, names.sorted())
    }
    let rest = try place.attempt { () throws(FileError) in
      // A site has our marker; what doesn't was put there by somebody else.
      if files.kind(place.target) == nil, Marker.stands(in: place.old, files) {
        try files.move(place.old, place.target)
      }
      return try clear()
    }
    guard rest.isEmpty else { throw .foreign(in: place.stage, rest) }
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

  /// From here on, until it is complete, all that is in the new site was written by this run.
  func begin() throws(PublishError) {
    try place.attempt { () throws(FileError) in
      try mark()
      try files.write(place.filling, [])
    }
  }

  /// Adds what no page is to a site whose files are all written, and waits for the disk.
  func complete(_ manifest: Manifest, keeping kept: [String]) throws(PublishError) {
    let list = manifest.write()
    let written = try place.attempt { () throws(FileError) in
      for name in kept { try carry(name) }
      try write(Marker.name, Marker.bytes)
      try write(Manifest.name, list)
      try files.flush(place.site)
      return try files.read(Path.join(place.site, Manifest.name), FileLimit.manifest)
    }
    guard written == list else { throw .mismatch(target: place.given) }
    try place.attempt { () throws(FileError) in try files.move(place.filling, place.filled) }
  }

  /// Leaves the target as a fresh clone has it: with what is kept, or not at all. What a link leads
  /// to stays as an empty folder with our marker, or nothing could be published there again.
  func empty(keeping kept: [String]) throws(PublishError) {
    try place.attempt { () throws(FileError) in
      try mark()
      for name in kept { try carry(name) }
      if place.isLinked { try write(Marker.name, Marker.bytes) }
      guard !kept.isEmpty || place.isLinked else { return try files.move(place.target, place.site) }
      _ = try swap()
    }
  }

  /// A hidden file or link of the old site, as it is.
  private func carry(_ name: String) throws(FileError) {
    try files.carry(Path.join(place.target, name), Path.join(place.site, name))
  }

  private func mark() throws(FileError) {
    try files.write(Path.join(place.stage, Marker.name), Marker.bytes)
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    try files.write(Path.join(place.site, path), bytes)
  }
}

extension StageFolder {
  /// Puts the staged site where the old one is; a note if that took two steps.
  func takePlace(of before: Predecessor) throws(PublishError) -> Diagnostic? {
    try place.attempt { () throws(FileError) in
      guard before.exists else {
        try files.move(place.site, place.target)
        return nil
      }
      if try swap() { return nil }
      return Diagnostic(
        .publishTwoSteps, at: SourceLocation(file: place.given),
        "The file system cannot exchange two folders in one step",
        why: "The old site was moved away first, so for a moment there was no site.",
        remedy: "If a run is killed in that moment, the next run restores the old site.")
    }
  }

  /// Exchanges site and target, whose mode stays; false if it took two steps.
  private func swap() throws(FileError) -> Bool {
    try files.keepMode(place.target, place.site)
    do throws(FileError) {
      return try exchange()
    } catch {
      // What is read-only could not be cleared.
      try? files.keepMode(place.stage, place.site)
      throw error
    }
  }

  private func exchange() throws(FileError) -> Bool {
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
}
