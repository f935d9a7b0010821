import Files
import Model

/// What stands at the target before a run: the site to replace, and what outlives it.
struct Predecessor {
  var exists = false
  /// Hidden files of the top level, such as `.gitignore`: they are carried into the new folder.
  var kept: [OutputFile] = []
  /// Files of the last site.
  var count = 0
  /// What we did not write and will not delete.
  var foreign: [String] = []
  /// Marked as ours, but nothing says any more which of its files are.
  var lostManifest = false

  init(at folder: String, _ files: FileSystem) throws(FileError) {
    guard files.kind(folder) != nil else { return }
    exists = true
    let names = try files.list(folder).sorted()
    let manifest = (try? files.read(Path.join(folder, Manifest.name))).flatMap {
      try? Manifest.read($0)
    }
    let known = KnownPaths(manifest)
    count = manifest?.files.count ?? 0
    for name in names where name.hasPrefix(".") && !known.holds(name) && name != Marker.name {
      if files.kind(Path.join(folder, name)) == .file {
        kept.append(OutputFile(name, try files.read(Path.join(folder, name))))
      } else {
        foreign.append(name)
      }
    }
    lostManifest = manifest == nil && names.contains(Marker.name)
    foreign += try known.strangers(in: folder, files)
    if lostManifest { foreign.removeAll { $0 == Manifest.name } }
    foreign.sort()
  }
}

/// The files a manifest lists, and the folders they stand in.
private struct KnownPaths {
  private var files: Set<String> = []
  private var folders: Set<String> = []

  init(_ manifest: Manifest?) {
    guard let manifest else { return }
    files = Set(manifest.files.map(\.path)).union([Manifest.name])
    folders = Set(manifest.files.flatMap { OutputPath.folders(above: $0.path) })
  }

  func holds(_ path: String) -> Bool { files.contains(path) || folders.contains(path) }

  /// What the manifest doesn't list; the insides of a folder it doesn't know are not looked at.
  func strangers(in root: String, _ files: FileSystem) throws(FileError) -> [String] {
    var strangers: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      for name in try files.list(Path.join(root, folder)) {
        let path = Path.join(folder, name)
        // Those of the top level are kept.
        if folder.isEmpty, name.hasPrefix("."), !holds(name) { continue }
        if folders.contains(path), files.kind(Path.join(root, path)) == .folder {
          pending.append(path)
        } else if !self.files.contains(path) {
          strangers.append(path)
        }
      }
    }
    return strangers
  }
}
