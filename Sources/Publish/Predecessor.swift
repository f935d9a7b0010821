import Files

/// What is at the target before a run: the site to replace, and what outlives it.
struct Predecessor {
  var exists = false
  /// Hidden files and links of the top level, such as `.gitignore`: the new folder has them too.
  var kept: [String] = []
  /// Files of the last site.
  var count = 0
  /// What we did not write and will not delete.
  var foreign: [String] = []
  /// Marked as ours, but nothing says any more which of its files are.
  var lostManifest = false

  init(at folder: String, _ files: FileSystem) throws(FileError) {
    guard files.kind(folder) != nil else { return }
    exists = true
    let manifest = Manifest.read(in: folder, files)
    let known = KnownPaths(manifest)
    count = manifest?.files.count ?? 0
    lostManifest = manifest == nil && Marker.stands(in: folder, files)
    let access = FolderAccess(folder, files)
    var pending = [""]
    while let inner = pending.popLast() {
      for (name, kind) in try access.entries(of: inner) {
        let path = Path.join(inner, name)
        if known.holds(path, kind) {
          if kind == .folder { pending.append(path) }
        } else if inner.isEmpty, kind == .file, name == Marker.name {
          continue
        } else if inner.isEmpty, Path.isHidden(name), kind == .file || kind == .link {
          kept.append(name)
        } else if inner.isEmpty, kind == .file, name == Manifest.name, lostManifest {
          continue
        } else {
          foreign.append(path)
        }
      }
    }
    kept.sort()
    foreign.sort()
  }
}
