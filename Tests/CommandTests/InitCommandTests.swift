import Files
import TemporaryFolder
import TestSupport
import Testing

@testable import Command

/// `hig init`: a project that a build takes as it is, and nothing that was there is lost.
@Suite struct InitCommandTests {
  private static let written = [".gitignore", "content/site.yaml", "content/synonyms.yaml"]

  @Test func makesAProject() throws {
    let place = try TemporaryFolder()
    let outcome = try Binary(folder: place.path).run(["init", "guide"])
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    let opening = "hig: wrote content/site.yaml, content/synonyms.yaml, .gitignore in guide/"
    #expect(outcome.talk.hasPrefix(opening))
    for path in Self.written { #expect(FileSystem.disk.kind(place["guide/" + path]) == .file) }
    #expect(FileSystem.disk.kind(place["guide/content/raw"]) == .folder)
  }

  @Test func aBuildTakesItsFilesAsTheyAre() throws {
    let place = try TemporaryFolder()
    let binary = Binary(folder: place.path)
    #expect(try binary.run(["init"]).status == 0)
    try FileSystem.disk.write(place["content/raw/cups.md"], Array("# Cups\n\nTwo.\n".utf8))
    let built = try binary.run(["build", "--quiet"])
    #expect(built.status == 0 && built.talk.isEmpty, "\(built.talk)")
    #expect(FileSystem.disk.kind(place["public/cups/index.html"]) == .file)
  }

  /// Each example of the files, without the sign in front of it.
  @Test func theExamplesAreValid() async throws {
    let place = try TemporaryFolder()
    let binary = Binary(folder: place.path)
    #expect(try binary.run(["init"]).status == 0)
    for file in ["content/site.yaml", "content/synonyms.yaml"] {
      let text = String(decoding: try FileSystem.disk.read(place[file]), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix("#   ") || line.hasPrefix("# ") && line.dropFirst(2).isSetting
          ? line.dropFirst(2) : line
      }
      try FileSystem.disk.write(place[file], Array(lines.joined(separator: "\n").utf8))
    }
    try FileSystem.disk.write(place["content/raw/cups.md"], Array("# Cups\n\nTwo.\n".utf8))
    let built = try binary.run(["build", "--quiet"])
    #expect(built.status == 0 && built.talk.isEmpty, "\(built.talk)")
  }

  @Test func writesOverNothing() async throws {
    var trial = Trial()
    trial.files = .memory(["content/site.yaml": [1], "content/raw/a.md": [2]])
    let first = await trial.run("init")
    #expect(first.verdict == .fine)
    let start = "hig: wrote content/synonyms.yaml, .gitignore in ./; run hig fetch for"
    #expect(first.talk.hasPrefix(start))
    #expect(try trial.files.read("content/site.yaml") == [1])
    #expect(trial.files.kind("content/raw/.gitkeep") == nil)
    let second = await trial.run("init")
    #expect(second.talk == "hig: nothing to write in ./: every file exists\n")
  }

  @Test(arguments: ["p", "p/content", "p/content/raw"])
  func aFileWhereAFolderIsWantedIsNamed(path: String) async throws {
    var trial = Trial()
    trial.files = .memory([path: [1]])
    let outcome = await trial.run("init", "p")
    #expect(outcome.verdict == .failure)
    #expect(outcome.talk.hasPrefix("\(path): error: Not a folder"))
    #expect(try trial.files.read(path) == [1])
    #expect(trial.files.kind("p/.gitignore") == nil)
  }

  @Test func aFolderWhereAFileIsWantedIsNamed() async throws {
    var trial = Trial()
    trial.files = .memory(["p/content/synonyms.yaml/x": [1]])
    let outcome = await trial.run("init", "p")
    #expect(outcome.verdict == .failure)
    #expect(outcome.talk.hasPrefix("p/content/synonyms.yaml: error: Not a file"))
    #expect(trial.files.kind("p/content/site.yaml") == nil)
  }

  @Test func tellsProgramsWhatItWrote() async {
    let outcome = await Trial().run("init", "p", "--format", "json")
    #expect(outcome.talk.contains("\"written\":[\"content/site.yaml\",\"content/synonyms.yaml\""))
  }
}

extension Substring {
  /// Whether it is `key:` with or without a value, no sentence.
  fileprivate var isSetting: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    return self[..<colon].allSatisfy { $0.isLowercase || $0 == "-" }
  }
}
