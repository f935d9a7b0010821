import Files
import Glibc
import TemporaryFolder
import TestSupport

/// `hig serve` as it is built, on a port that was free, in front of a project of one page.
final class ServeProcess {
  let project: TemporaryFolder
  let client: Client
  private let id: pid_t

  var site: String { project["public"] }

  /// Nil if it said no address within a minute.
  init?() throws {
    project = try .ofOnePage()
    let said = project["said"]
    // The shell becomes the server: one id for both.
    let script = #"exec "$1" serve "$2" --port 0 --quiet >"$3" 2>"$3.talk""#
    id = Self.spawn(["/bin/sh", "-c", script, "sh", Self.hig, project.path, said])
    guard id > 0, let port = Self.port(in: said) else { return nil }
    client = Client(port: port)
  }

  deinit {
    kill(id, SIGTERM)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// How many descriptors it has open.
  var descriptors: Int {
    (0..<4096).count { access("/proc/\(id)/fd/\($0)", F_OK) == 0 }
  }
}

extension ServeProcess {
  /// Beside the bundle of the tests.
  private static var hig: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let bytes = buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:))
    let path = String(decoding: bytes, as: UTF8.self)
    return (path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".") + "/hig"
  }

  private static func spawn(_ command: [String]) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let environment = ["PATH=/usr/bin:/bin"] + SanitizerVariables.set
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child = pid_t()
    return posix_spawn(&child, command[0], nil, nil, &arguments, &variables) == 0 ? child : -1
  }

  private static func port(in file: String) -> UInt16? {
    for _ in 0..<600 {
      let text = (try? FileSystem.disk.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let digits = text.dropFirst("http://127.0.0.1:".count).prefix { $0 != "/" }
      if text.hasSuffix("/\n"), let port = UInt16(digits) { return port }
      usleep(100_000)
    }
    return nil
  }
}
