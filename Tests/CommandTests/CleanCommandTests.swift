import Bytes
import Files
import TemporaryFolder
import Testing

@testable import Command

/// `hig clean`: what is ours goes, all else stays.
@Suite struct CleanCommandTests {
  private func run(
    _ arguments: String..., count: Int = 214, remains: Bool = false,
    files: FileSystem = .memory()
  ) async -> (outcome: Trial.Outcome, cleaned: String) {
    let cleaned = Recording()
    var trial = Trial()
    trial.files = files
    trial.operations.clean = { folder, _ throws(CommandError) in
      cleaned.append(Array(folder.utf8))
      return (count, remains)
    }
    return (await trial.run(["clean"] + arguments), cleaned.text)
  }

  @Test func theProjectsSite() async {
    let (outcome, cleaned) = await run("docs", files: .memory(["docs/content/site.yaml": []]))
    #expect(cleaned == "docs/public")
    #expect(outcome.talk == "hig: removed 214 files from docs/public/\n")
    #expect(outcome.output == "" && outcome.verdict == .fine)
  }

  @Test func aProjectThatIsNotThere() async {
    let (outcome, cleaned) = await run("nope")
    #expect(outcome.talk.hasPrefix("nope: error: No such folder [clean]\n") && cleaned == "")
    let file = await run("a.md", files: .memory(["a.md": []])).outcome
    #expect(file.talk.hasPrefix("a.md: error: Not a folder [clean]\n"))
  }

  @Test func anotherFolder() async {
    #expect(await run("--output", "site").cleaned == "site")
  }

  @Test func nothingThere() async {
    let talk = await run(count: 0).outcome.talk
    #expect(talk == "hig: nothing to remove in public/\n")
  }

  @Test func whatAnInterruptedBuildLeft() async {
    let line = "hig: removed the remains of an interrupted build beside public/\n"
    #expect(await run(count: 0, remains: true).outcome.talk == line)
    let both = await run(count: 2, remains: true).outcome.talk
    #expect(both == line + "hig: removed 2 files from public/\n")
  }

  @Test func theRemainsOfARealOne() throws {
    let folder = try TemporaryFolder()
    try FileSystem.disk.write(folder[".public.lock"], [])
    try FileSystem.disk.write(folder[".public.stage/.hig-site"], [])
    let talk = try Binary(folder: folder.path).run(["clean"]).talk
    #expect(talk == "hig: removed the remains of an interrupted build beside public/\n")
    #expect(try FileSystem.disk.list(folder.path) == [])
  }

  /// What `hig build --for` wrote beside the site, unless it was changed by hand.
  @Test func settingsOfAServerAsTheyWereWritten() async throws {
    let mark = "# Written by hig; to change it, remove this line. "
    let sum = SHA256.hex(Array("a {}\n".utf8)).prefix(16)
    let files = FileSystem.memory([
      "public.nginx.conf": Array((mark + sum + "\na {}\n").utf8),
      "public.Caddyfile": Array((mark + sum + "\nb {}\n").utf8),
    ])
    let talk = await run(files: files).outcome.talk
    #expect(talk.contains("hig: removed public.nginx.conf\n"))
    #expect(files.kind("public.nginx.conf") == nil && files.kind("public.Caddyfile") == .file)
  }

  @Test func ofCachesOnlyOurs() async {
    let files = FileSystem.memory([
      ".cache/hig/site.record": [1], ".cache/hig/links.jsonl": [2], ".cache/other": [3],
      "content/a": [4], ".cache/hig/.hig-site": [],
    ])
    let talk = await run(files: files).outcome.talk
    #expect(talk.hasSuffix("hig: removed .cache/hig/\n"))
    #expect(files.kind(".cache/hig") == nil)
    #expect(files.kind(".cache/other") == .file)
    #expect(files.kind("content/a") == .file)
  }

  /// Also what somebody else put into our folder stays.
  @Test func ofOurCacheOnlyOurFiles() async {
    let files = FileSystem.memory([
      ".cache/hig/site.record": [1], ".cache/hig/thesis/a": [2], ".cache/hig/notes.txt": [3],
      ".cache/hig/.hig-site": [],
    ])
    let talk = await run(files: files).outcome.talk
    #expect(
      talk.hasSuffix(
        "hig: removed hig's files from .cache/hig/; left notes.txt and 1 more\n"))
    #expect(files.kind(".cache/hig/site.record") == nil)
    #expect(files.kind(".cache/hig/thesis/a") == .file)
    #expect(files.kind(".cache/hig/notes.txt") == .file)
  }

  /// That it is named as ours would be doesn't make it ours.
  @Test func aCacheWithoutOurMarkerStays() async {
    let files = FileSystem.memory([".cache/hig/thesis.txt": [1]])
    let talk = await run(files: files).outcome.talk
    #expect(talk.hasSuffix("hig: left .cache/hig/ unchanged: hig did not create it\n"))
    #expect(files.kind(".cache/hig/thesis.txt") == .file)
  }

  @Test func aForeignFolderIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try FileSystem.disk.write(folder["public/thesis.txt"], [1])
    let outcome = try Binary().run(["clean", folder.path])
    #expect(outcome.status == 2)
    #expect(outcome.talk.contains("\(folder["public"]): error: "))
    #expect(outcome.talk.contains("thesis.txt"))
    #expect(FileSystem.disk.kind(folder["public/thesis.txt"]) == .file)
  }
}
