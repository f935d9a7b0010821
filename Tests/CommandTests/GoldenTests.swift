import Build
import Files
import TestSupport
import Testing

@testable import Command

/// Exact output, talk and exit status of the program as built, one folder a case.
/// `RECORD=1` rewrites what is expected, and fails.
@Suite struct GoldenTests {
  static let root = Path.join(Path.folder(#filePath), "Fixtures")
  static let cases = ((try? FileSystem.disk.list(root)) ?? []).sorted()

  @Test(arguments: cases) func golden(name: String) throws {
    let folder = Path.join(Self.root, name)
    var binary = Binary()
    binary.environment += lines(folder, "environment")
    binary.input = text(folder, "input")
    var outcome = try binary.run(lines(folder, "args"))
    outcome.talk = Self.unlisted(Self.timeless(outcome.talk))
    outcome.output = Self.unlisted(outcome.output)
    let parts = [
      ("stdout", outcome.output), ("stderr", outcome.talk), ("exit", "\(outcome.status)\n"),
    ]
    for (name, text) in parts {
      #expect(difference(text, from: Path.join(folder, "expected.\(name)")) == nil)
    }
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

  /// A file that is not there stands for nothing said.
  private func difference(_ text: String, from path: String) -> String? {
    let isThere = FileSystem.disk.kind(path) != nil
    return Golden.difference(isThere || !text.isEmpty ? text : nil, from: path)
  }

  /// A new shape changes no help and no message: their names are written as `SHAPES`, with the
  /// space in front, which may be the end of a line.
  private static func unlisted(_ output: String) -> String {
    guard let names = try? Regex(#"\s+"# + Explanation.shapes.joined(separator: #",\s+"#)) else {
      return output
    }
    return output.replacing(names, with: " SHAPES")
  }

  /// Times differ from run to run: `in 0.42 s` is written as `in 0.00 s`.
  private static func timeless(_ talk: String) -> String {
    talk.replacing(#/in \d+\.\d\d s/#, with: "in 0.00 s")
      .replacing(#/"seconds":[0-9.e-]+/#, with: "\"seconds\":0")
  }
}
