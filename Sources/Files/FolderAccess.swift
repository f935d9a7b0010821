/// One folder, for who looks at, writes or removes many files below it: from the open folder where
/// there is a disk, else path by path.
public struct FolderAccess: Sendable {
  public let root: String
  private let files: FileSystem
  private let tree: OpenFolderTree?

  /// `making` makes the folder if it is not there.
  public init(_ root: String, _ files: FileSystem, making: Bool = false) {
    self.root = root
    self.files = files
    tree = files.tree(root, making)
  }

  /// What is at a path itself.
  public func stamp(_ path: String) -> FileStamp? {
    if let tree { return tree.stamp(path) }
    let whole = Path.join(root, path)
    return files.itself(whole) == .link ? nil : files.stamp(whole)
  }

  public func read(_ path: String, _ limit: Int) -> [UInt8]? {
    try? files.read(Path.join(root, path), limit)
  }

  /// Writes a file that is not there yet.
  public func create(_ path: String, _ bytes: [UInt8]) throws(FileError) -> FileStamp? {
    try create(path) { $0(bytes) }
  }

  /// The same of pieces, each written as it is made if there is a disk.
  public func create(
    _ path: String, pieces: (_ put: ([UInt8]) -> Void) -> Void
  ) throws(FileError) -> FileStamp? {
    let made = try inTree { tree throws(FileError) in try tree.create(path, pieces: pieces) }
    if let made { return made }
    var bytes: [UInt8] = []
    pieces { bytes += $0 }
    try files.write(Path.join(root, path), bytes)
    let stamp = stamp(path)
    guard stamp?.size == bytes.count else {
      throw FileError(.write, Path.join(root, path), "cut short")
    }
    return stamp
  }

  /// Gives a file of another folder a second name at the same path, if it has that stamp still.
  public func adopt(_ path: String, from other: FolderAccess, _ stamp: FileStamp) -> Bool {
    guard let tree, let old = other.tree else { return false }
    return tree.adopt(path, from: old, stamp)
  }

  public func entries(of folder: String) throws(FileError) -> [OpenFolderTree.Entry] {
    let found = try inTree { tree throws(FileError) in try tree.entries(of: folder) }
    if let found { return found }
    return try files.list(Path.join(root, folder)).map { name in
      (name, files.itself(Path.join(root, Path.join(folder, name))) ?? .special)
    }
  }

  /// Removes files or links from one folder.
  public func remove(_ names: [String], in folder: String) throws(FileError) {
    let done: Void? = try inTree { tree throws(FileError) in
      try tree.remove(names, in: folder)
    }
    guard done == nil else { return }
    for name in names { try files.remove(Path.join(root, Path.join(folder, name))) }
  }

  /// Removes an empty folder below this one.
  public func removeFolder(_ path: String) throws(FileError) {
    let done: Void? = try inTree { tree throws(FileError) in try tree.removeFolder(path) }
    if done == nil { try files.remove(Path.join(root, path)) }
  }

  /// What the open folder says, its errors with whole paths; nil where there is no disk.
  private func inTree<Result>(
    _ work: (OpenFolderTree) throws(FileError) -> Result
  ) throws(FileError) -> Result? {
    guard let tree else { return nil }
    do throws(FileError) {
      return try work(tree)
    } catch {
      throw error.at(Path.join(root, error.path))
    }
  }
}
