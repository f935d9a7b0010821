import Files
import TestSupport
import Testing

@testable import Build

@Suite struct ReadingTraceTests {
  /// A site may have all its pages in one folder: ten times as many take about ten times as long, not
  /// a hundred times.
  @Test func aFolderOfManyPagesIsNotedInItsPlace() throws {
    try write(2_000)
    let few = try (0..<3).map { _ in try write(2_000) }.min() ?? 0
    let many = try (0..<2).map { _ in try write(20_000) }.min() ?? 0
    #expect(many < few * 40, "\(few) and \(many) µs")
  }

  @discardableResult private func write(_ count: Int) throws -> Int {
    var disk = FileSystem.memory(["pages/a.md": [1]])
    disk.write = { _, _ in }
    let trace = ReadingTrace()
    let files = trace.over(disk)
    _ = try files.list("pages")
    let start = ThreadTime.microseconds
    for number in 0..<count { try files.write("pages/\(number).md", [2]) }
    let time = ThreadTime.microseconds - start
    let answers = try #require(trace.answers)
    let names = try #require(answers[ReadingTrace.Question(kind: .names, path: "pages")])
    let all = (0..<count).map { "\($0).md" } + ["a.md"]
    let expected = FileSystem.memory(
      Dictionary(uniqueKeysWithValues: all.map { ("pages/\($0)", [UInt8(2)]) }))
    #expect(ReadingTrace.answer(.init(kind: .names, path: "pages"), expected) == names)
    return time
  }
}
