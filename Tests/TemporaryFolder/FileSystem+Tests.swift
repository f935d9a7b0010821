public import Files

extension FileSystem {
  /// Removes a folder of the test's own with all below it; a link goes, never what it leads to.
  public func removeTree(_ path: String) throws(FileError) {
    if itself(path) == .folder {
      for name in try list(path) { try removeTree(Path.join(path, name)) }
    }
    try remove(path)
  }
}
