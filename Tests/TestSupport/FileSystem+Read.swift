public import Files

extension FileSystem {
  /// The bytes of a file that the test itself made, or asked for.
  public func read(_ path: String) throws(FileError) -> [UInt8] { try read(path, .max) }
}
