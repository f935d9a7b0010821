import Files
import TestSupport
import Testing

@testable import FuzzTargets

@Suite struct WatchedFilesTests {
  private let watched = WatchedFiles(
    ["/p/a": [1], "/elsewhere/a": [2]], read: ["/p"], written: ["/p/out"], program: "/hig")

  @Test func whatItMayIsNoFault() throws {
    #expect(try watched.files.read("/p/a") == [1])
    try watched.files.write("/p/out/a", [3])
    try watched.files.remove("/p/out/a")
    #expect(watched.files.resolve("/proc/self/exe") == nil)
    #expect(watched.fault == nil)
  }

  @Test(arguments: [
    "/p/a", "/elsewhere/a", "a", "/p/out/../a", "/p/outer", "/p/out/a\u{0}",
    "/p/out/" + String(repeating: "a", count: 256),
  ]) func aWriteElsewhereIsAFault(path: String) {
    try? watched.files.write(path, [])
    #expect(watched.fault == "changes \(path)")
  }

  @Test(arguments: ["/elsewhere/a", "/", "/p/../elsewhere/a"])
  func aReadElsewhereIsAFault(path: String) {
    _ = try? watched.files.read(path)
    #expect(watched.fault == "reads \(path)")
  }

  @Test func theFirstFaultIsTold() {
    _ = try? watched.files.list("/elsewhere")
    try? watched.files.move("/p/out", "/elsewhere/b")
    #expect(watched.fault == "reads /elsewhere")
  }
}
