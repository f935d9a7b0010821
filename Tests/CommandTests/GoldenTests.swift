import Files
import Glibc
import TestSupport
import Testing

@testable import Command

/// Exact output, talk and exit status of the program as built, one folder a case.
/// `RECORD=1` rewrites what is expected, and fails.
@Suite struct GoldenTests {
  static let root = Path.join(Path.folder(#filePath), "Fixtures")
  static let cases = ((try? FileSystem.disk.list(root)) ?? []).sorted()
  static let records = getenv("RECORD") != nil

  @Test(arguments: cases) func golden(name: String) throws {
    let folder = Path.join(Self.root, name)
    var binary = Binary()
    binary.environment += lines(folder, "environment")
    binary.input = text(folder, "input")
    var outcome = try binary.run(lines(folder, "args"))
    outcome.talk = Self.timeless(outcome.talk)
    guard !Self.records else { return try record(outcome, in: folder) }
    #expect(outcome.output == text(folder, "expected.stdout"))
    #expect(outcome.talk == text(folder, "expected.stderr"))
    #expect("\(outcome.status)\n" == text(folder, "expected.exit"))
  }

  @Test func thereAreCases() { #expect(Self.cases.count >= 20) }
}

extension GoldenTests {
  private func text(_ folder: String, _ name: String) -> String {
    String(decoding: (try? FileSystem.disk.read(Path.join(folder, name))) ?? [], as: UTF8.self)
  }

  private func lines(_ folder: String, _ name: String) -> [String] {
    text(folder, name).split(separator: "\n").map(String.init)
  }

  private func record(_ outcome: Binary.Outcome, in folder: String) throws {
    try FileSystem.disk.write(
      Path.join(folder, "expected.stdout"), Array(outcome.output.utf8))
    try FileSystem.disk.write(Path.join(folder, "expected.stderr"), Array(outcome.talk.utf8))
    try FileSystem.disk.write(
      Path.join(folder, "expected.exit"), Array("\(outcome.status)\n".utf8))
    Issue.record("recorded: look at the difference, then run without RECORD")
  }

  /// Times differ from run to run: `in 0.42 s` is written as `in 0.00 s`.
  private static func timeless(_ talk: String) -> String {
    talk.replacing(#/in \d+\.\d\d s/#, with: "in 0.00 s")
      .replacing(#/"seconds":[0-9.e-]+/#, with: "\"seconds\":0")
  }
}
