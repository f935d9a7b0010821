import CPlatform
import Files
import Glibc

/// The folders under watch: those that were asked for, with all below them, and for what is not
/// there yet the nearest folder above it.
struct WatchedPlaces {
  /// Deeper folders are not watched, so that a link that leads in a circle ends.
  static let deepest = FileSystem.deepestFolder

  private let queue: Int32
  private let places: [String]
  private let files: FileSystem
  private var folders: [Int32: String] = [:]
  /// The system refused a watch: it has no more to give.
  private(set) var isIncomplete = false

  init(_ places: [String], on files: FileSystem, queue: Int32) {
    self.queue = queue
    self.files = files
    self.places = places.map(Path.withoutSlash)
  }

  /// Puts what is there now under watch. Gives the files in folders that were not watched before:
  /// they may have come before anybody looked.
  mutating func survey() -> Set<String> {
    var found: Set<String> = []
    let before = folders
    folders = [:]
    for place in places where files.kind(place) == .folder {
      addTree(place, known: before, &found)
    }
    for place in places { addFolder(above: place) }
    return found
  }

  /// The file that an event is about; nil for one that is not watched.
  func path(of event: FileEvent) -> String? {
    guard let folder = folders[event.folder] else { return nil }
    // What editors keep beside a file while it is open.
    guard !event.name.isEmpty, !Path.isHidden(event.name),
      event.name.utf8.last != UInt8(ascii: "~")
    else {
      return nil
    }
    let path = Path.join(folder, event.name)
    return isWanted(path) ? path : nil
  }

  private func isWanted(_ path: String) -> Bool {
    places.contains { place in
      path == place || Path.rest(of: path, below: place) != nil
        || Path.rest(of: place, below: path) != nil
    }
  }
}

extension WatchedPlaces {
  /// The folder above reports when the place itself appears or disappears.
  private mutating func addFolder(above place: String) {
    var above = Path.folder(place)
    while !above.isEmpty, FileSystem.disk.kind(above) != .folder { above = Path.folder(above) }
    addFolder(above.isEmpty ? "." : above, as: above)
  }

  private mutating func addTree(
    _ root: String, known: [Int32: String], _ found: inout Set<String>
  ) {
    var pending = [(path: root, depth: 0)]
    while let (folder, depth) = pending.popLast() {
      guard let number = addFolder(folder, as: folder), depth < Self.deepest else { continue }
      let isNew = known[number] != folder
      for name in (try? files.list(folder)) ?? [] where !Path.isHidden(name) {
        let path = Path.join(folder, name)
        switch files.kind(path) {
        case .folder: pending.append((path, depth + 1))
        case .file where isNew: found.insert(path)
        default: break
        }
      }
    }
  }

  /// A folder keeps its first name: a link may lead to it a second time.
  @discardableResult
  private mutating func addFolder(_ path: String, as name: String) -> Int32? {
    let number = hig_watch_folder(queue, path)
    guard number >= 0 else {
      isIncomplete = isIncomplete || [ENOSPC, ENOMEM].contains(errno)
      return nil
    }
    if folders[number] != nil { return nil }
    folders[number] = name
    return number
  }
}
