import Diagnostics
import Files

/// Only what is ours is removed, name by name: what manifests of ours list, our own files, and what
/// is in the new site too.
extension StageFolder {
  /// Removes the stage and the old site in it; a note if it would not go.
  func sweep() -> Diagnostic? {
    guard files.itself(place.stage) != nil else { return nil }
    let problem: String
    do throws(FileError) {
      let rest = try clear()
      guard let first = rest.first else { return nil }
      problem = "Contains files that hig did not create: \(first)"
    } catch {
      problem = error.summary(at: place.stage)
    }
    return Diagnostic(
      .publishLeftover, at: SourceLocation(file: place.stage), problem,
      remedy: "Move your files elsewhere; the next run removes the rest.")
  }

  /// Removes the stage; what is not ours stays in it, and is reported by its path there. The marker
  /// goes last: a run that is killed here leaves a stage that still has it.
  func clear() throws(FileError) -> [String] {
    var rest: [String] = []
    if files.itself(place.filling) == .file {
      // That site was never complete: all in it is of the run that was killed.
      if files.itself(place.site) == .folder { _ = try clear(place.site) { _, _ in true } }
      try files.remove(place.filling)
    }
    for folder in [place.site, place.old] where files.itself(folder) == .folder {
      let left = try clear(folder, KnownPaths(Manifest.read(in: folder, files)).holds)
      rest += left.map { Path.join(Path.name(folder), $0) }
    }
    try removeFile(place.filled)
    let own = [Path.name(place.site), Path.name(place.old), Marker.name]
    for name in try files.list(place.stage) where !own.contains(name) {
      if try !removesDraft(Path.join(place.stage, name)) { rest.append(name) }
    }
    guard rest.isEmpty else { return rest.sorted() }
    try removeFile(Path.join(place.stage, Marker.name))
    try files.remove(place.stage)
    return []
  }

  /// The same for a site, whole or in part. Its manifest goes last: it says what is ours.
  private func clear(
    _ root: String, _ isOurs: (_ path: String, _ kind: FileKind) -> Bool
  ) throws(FileError) -> [String] {
    let access = FolderAccess(root, files)
    let last = [Manifest.name, Marker.name]
    var (rest, folders): ([String], [String]) = ([], [""])
    var pending = [""]
    while let folder = pending.popLast() {
      var ours: [String] = []
      for (name, kind) in try access.entries(of: folder) {
        let (path, whole) = (Path.join(folder, name), Path.join(root, Path.join(folder, name)))
        if folder.isEmpty, kind == .file, last.contains(name) { continue }
        if isOurs(path, kind) {
          if kind == .folder {
            pending.append(path)
            folders.append(path)
          } else {
            ours.append(name)
          }
        } else if folder.isEmpty, Path.isHidden(name), files.isSame(whole, standing(name)) {
          try files.remove(whole)
        } else if try !removesDraft(whole) {
          rest.append(path)
        }
      }
      try access.remove(ours, in: folder)
    }
    guard rest.isEmpty else { return rest }
    for folder in folders.dropFirst().reversed() { try access.removeFolder(folder) }
    for name in last { try removeFile(Path.join(root, name)) }
    try files.remove(root)
    return []
  }

  /// Where a hidden file of a site is that was carried over.
  private func standing(_ name: String) -> String { Path.join(place.target, name) }

  /// A draft of a process that is no more, or of this one.
  private func removesDraft(_ path: String) throws(FileError) -> Bool {
    guard files.itself(path) == .file, FileDraft.process(of: Path.name(path)) != nil else {
      return false
    }
    try files.remove(path)
    return true
  }

  private func removeFile(_ path: String) throws(FileError) {
    if files.itself(path) == .file { try files.remove(path) }
  }
}
