import Build
import Files
import JSON
import Synchronization
import TemporaryFolder
import Testing

@testable import Command

/// `hig ingest --explain FILE`, `--shape NAME` and `--force`.
@Suite struct ExplainCommandTests {
  private static let mirror =
    "---\ntitle: T\nsource: https://developer.apple.com/design/human-interface-guidelines/t\n---\n"
    + "\n# T\n\nText.\n"

  private func run(_ text: String, _ arguments: String...) async -> Trial.Outcome {
    var trial = Trial()
    trial.files = .memory(["a.md": Array(text.utf8), "folder/x": []])
    return await trial.run(["ingest"] + arguments)
  }

  @Test func asATable() async {
    let outcome = await run(Self.mirror, "--explain", "a.md")
    #expect(outcome.output.hasPrefix("a.md: mirror-markdown\n\nshape             resembles  why"))
    #expect(outcome.output.contains("\nmirror-markdown   yes        "))
    #expect(outcome.output.contains("; line 6 is a title\n"))
    #expect(
      outcome.output.contains("\nlegacy-text       no         lacks “iOS Developer Library” "))
    #expect(outcome.verdict == .fine && outcome.talk == "")
  }

  @Test func asAnObject() async throws {
    let outcome = await run(Self.mirror, "--explain", "a.md", "--format=json")
    let object = try JSONReader.read(Array(outcome.output.utf8))
    #expect(object["file"] == "a.md" && object["shape"] == "mirror-markdown")
    let shapes = try #require(object["shapes"]?.array)
    #expect(shapes.compactMap { $0["shape"]?.string } == Explanation.shapes)
    let own = shapes.first { $0["resembles"] == .bool(true) }
    #expect(own?["shape"] == "mirror-markdown")
    #expect(own?["reason"]?.string?.hasSuffix("line 6 is a title") == true)
    #expect(shapes.first?["reason"]?.string?.hasPrefix("lacks a brace") == true)
  }

  @Test func aFileInNoShape() async throws {
    let outcome = await run("tea, milk\n", "--explain", "a.md")
    #expect(outcome.output.hasPrefix("a.md: Unrecognized format\n"))
    #expect(outcome.verdict == .findings)
    let json = await run("tea, milk\n", "--explain", "a.md", "--format=json").output
    let object = try JSONReader.read(Array(json.utf8))
    #expect(object["shape"] == .null && object["refused"] == "Unrecognized format")
  }

  @Test func aFileThatIsNoPageIsCalledWhatItIs() async throws {
    let empty = await run("", "--explain", "a.md")
    #expect(empty.output.hasPrefix("a.md: The file is empty\n"))
    let pdf = await run("%PDF-1.7\n# Cups\n\nTea.\n", "--explain", "a.md")
    #expect(pdf.output.hasPrefix("a.md: markdown; no page: The file is a PDF\n"))
    let mirror = await run(Self.mirror, "--explain", "a.md", "--format=json").output
    #expect(try JSONReader.read(Array(mirror.utf8))["refused"] == .null)
  }

  @Test(arguments: ["--explain", "--ledger"]) func aFolderIsSaidToBeOne(flag: String) async {
    let outcome = await run("", flag, "folder")
    #expect(outcome.verdict == .failure)
    #expect(outcome.talk.hasPrefix("folder: error: Is a folder"))
  }

  private static let crawl =
    ##"{"url":"https://tea.example/cups","markdown":"# Cups\n"}"## + "\n{\"markdown\":\"Tea\"}\n"

  @Test func aPageOfAPackage() async {
    let outcome = await run(Self.crawl, "--explain", "a.md/cups.md")
    #expect(outcome.output.hasPrefix("a.md/cups.md: markdown\n"))
  }

  @Test(arguments: ["--explain", "--ledger"]) func aPackageHasSeveral(flag: String) async {
    let whole = await run(Self.crawl, flag, "a.md")
    #expect(whole.verdict == .failure)
    #expect(whole.talk.hasPrefix("a.md: error: Has 2 pages"))
    #expect(whole.talk.contains("Name one of them: `a.md/cups.md`, `a.md/a.md`\n"))
    let other = await run(Self.crawl, flag, "a.md/pots.md")
    #expect(other.talk.hasPrefix("a.md/pots.md: error: No such page in a.md"))
    let none = await run(Self.crawl, flag, "b.md/pots.md")
    #expect(none.talk.hasPrefix("b.md/pots.md: error: No such file"))
  }

  @Test func oneOfTheTwo() async {
    #expect(await run("", "--explain", "a.md", "--ledger", "a.md").verdict == .usage)
  }

  @Test func aShapeMisspelt() async {
    let outcome = await run("", "--shape", "legacy-txt")
    #expect(outcome.verdict == .usage)
    #expect(outcome.talk.contains("did you mean legacy-text?"))
  }

  @Test func flagsBecomeOptions() async {
    let asked = Mutex<BuildOptions?>(nil)
    var trial = Trial()
    trial.operations.ingest = { options, _, _ in
      asked.withLock { $0 = options }
      return Report()
    }
    _ = await trial.run("ingest", "--shape", "legacy-text", "--force")
    let options = asked.withLock { $0 }
    #expect(options?.shape == "legacy-text" && options?.force == true)
    _ = await trial.run("ingest")
    #expect(asked.withLock { $0?.shape == nil && $0?.force == false })
  }
}
