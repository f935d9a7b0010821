import Files
import Glibc

/// A real folder for one test, gone with the value that stands for it.
public final class TemporaryFolder: Sendable {
  /// Links are resolved, so that paths can be compared.
  public let path: String

  public init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/hig-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made, let path = FileSystem.disk.resolve(made) else {
      throw FileError(.write, parent, String(cString: strerror(errno)))
    }
    self.path = path
  }

  deinit { try? FileSystem.disk.removeTree(path) }

  public subscript(name: String) -> String { Path.join(path, name) }

  public func link(_ name: String, to target: String) throws {
    guard symlink(target, self[name]) == 0 else {
      throw FileError(.write, self[name], String(cString: strerror(errno)))
    }
  }
}
