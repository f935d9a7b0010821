/// The file system as the stages see it: closures, so that a test hands over a folder in memory.
public struct FileSystem: Sendable {
  /// The bytes of a regular file.
  public var read: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// The bytes of a regular file that has no more than so many; a larger one is not read at all.
  public var readLimited: @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]
  /// Writes a file, and the folders above it.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// The names in one folder, in no order.
  public var list: @Sendable (_ folder: String) throws(FileError) -> [String]
  /// What stands at a path, links followed; nil for nothing.
  public var kind: @Sendable (_ path: String) -> FileKind?
  /// Removes a file or an empty folder.
  public var remove: @Sendable (_ path: String) throws(FileError) -> Void
  /// Removes a file, or a folder with all below it; a link goes, never what it leads to.
  public var removeTree: @Sendable (_ path: String) throws(FileError) -> Void
  /// Moves a file or a folder to a path that is free.
  public var move: @Sendable (_ path: String, _ to: String) throws(FileError) -> Void
  /// Exchanges two paths in one step; false where the file system cannot.
  public var exchange: @Sendable (_ a: String, _ b: String) throws(FileError) -> Bool
  /// Where a path leads, links resolved; nil if nothing stands there.
  public var resolve: @Sendable (_ path: String) -> String?
  /// Takes the lock that a file stands for; nil if another run holds it.
  public var lock: @Sendable (_ path: String) throws(FileError) -> FileLock?
  /// Waits until what was written at a path would outlive a power failure.
  public var flush: @Sendable (_ path: String) throws(FileError) -> Void
  /// Removes from a folder what killed runs left of their writes.
  public var tidy: @Sendable (_ folder: String) -> Void
  /// Gives a file a second name, so that equal bytes need not be written; false if it cannot.
  public var link: @Sendable (_ path: String, _ to: String) -> Bool

  public init(
    read: @escaping @Sendable (String) throws(FileError) -> [UInt8],
    readLimited: @escaping @Sendable (String, Int) throws(FileError) -> [UInt8],
    write: @escaping @Sendable (String, [UInt8]) throws(FileError) -> Void,
    list: @escaping @Sendable (String) throws(FileError) -> [String],
    kind: @escaping @Sendable (String) -> FileKind?,
    remove: @escaping @Sendable (String) throws(FileError) -> Void,
    removeTree: @escaping @Sendable (String) throws(FileError) -> Void,
    move: @escaping @Sendable (String, String) throws(FileError) -> Void,
    exchange: @escaping @Sendable (String, String) throws(FileError) -> Bool,
    resolve: @escaping @Sendable (String) -> String?,
    lock: @escaping @Sendable (String) throws(FileError) -> FileLock?,
    flush: @escaping @Sendable (String) throws(FileError) -> Void,
    tidy: @escaping @Sendable (String) -> Void,
    link: @escaping @Sendable (String, String) -> Bool
  ) {
    self.read = read
    self.readLimited = readLimited
    self.write = write
    self.list = list
    self.kind = kind
    self.remove = remove
    self.removeTree = removeTree
    self.move = move
    self.exchange = exchange
    self.resolve = resolve
    self.lock = lock
    self.flush = flush
    self.tidy = tidy
    self.link = link
  }
}

public enum FileKind: Sendable, Equatable {
  case file, folder
  /// A pipe, a device, a socket: never read.
  case special
}

/// A lock that is held until it is released, or until its process ends.
public struct FileLock: Sendable {
  public let release: @Sendable () -> Void

  public init(release: @escaping @Sendable () -> Void) { self.release = release }
}

/// What went wrong with which path.
public struct FileError: Error, Equatable, Sendable {
  public enum Operation: String, Sendable {
    case read, write, list, remove, move, exchange, lock, flush
  }

  public let operation: Operation
  public let path: String
  /// The system's own words, such as "No such file or directory".
  public let reason: String
  /// Whether there is more of it than may be read.
  public let isTooLarge: Bool

  public init(_ operation: Operation, _ path: String, _ reason: String) {
    self.init(operation, path, reason, isTooLarge: false)
  }

  public init(_ path: String, largerThan limit: Int) {
    self.init(.read, path, "larger than \(limit / 1_048_576) MiB", isTooLarge: true)
  }

  private init(_ operation: Operation, _ path: String, _ reason: String, isTooLarge: Bool) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.isTooLarge = isTooLarge
  }

  public var text: String { "cannot \(operation.rawValue) \(path): \(reason)" }

  /// The same of a file that is called otherwise by whoever asked.
  func at(_ path: String) -> FileError {
    FileError(operation, path, reason, isTooLarge: isTooLarge)
  }
}
