import Build
import Diagnostics
import Files
import Glibc
import TemporaryFolder
import Testing

/// Raw files on the disk that cannot be had are told, each with its remedy.
@Suite struct RawFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileSystem.disk.write(folder["content/raw/a.md"], Projects.mirror("a"))
  }

  private func told() async -> [String] {
    let report = await Pipeline(BuildOptions(project: folder.path)).ingest()
    #expect(report.number(of: "page written") == 1)
    return report.diagnostics.map { found in
      let place = found.location.file.dropFirst(folder.path.count + 1)
      return "\(place) \(found.level) \(found.rule): \(found.summary) → \(found.remedy ?? "")"
    }
  }

  @Test func aLinkThatLeadsNowhere() async throws {
    try folder.link("content/raw/gone.md", to: "nothing")
    #expect(
      await told() == [
        "content/raw/gone.md warning raw-unreadable: Cannot read: a broken symbolic link "
          + "→ Remove the link, or restore its target."
      ])
  }

  @Test func aLinkInACircle() async throws {
    try folder.link("content/raw/again", to: ".")
    let found = await told()
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix("content/raw/again warning raw-unreadable: Cannot read: a link to "))
    #expect(found[0].hasSuffix("content/raw, which is already read → Remove the link."))
  }

  @Test func aPipe() async throws {
    #expect(mkfifo(folder["content/raw/pipe"], 0o644) == 0)
    #expect(
      await told() == [
        "content/raw/pipe warning raw-unreadable: Cannot read: not a regular file "
          + "→ Remove it; raw files must be text."
      ])
  }

  /// Lines take more than their bytes: what is text may be half as large as what is markup.
  @Test func aFileThatIsTooLarge() async throws {
    let text = FileLimit.rawText, most = FileLimit.rawFile
    for (name, start, size) in [
      ("text.md", "", text), ("more.md", "", text + 1), ("html.html", " \n<p>", most),
      ("object.json", "{", most), ("list.json", "[", most), ("large.html", "<p>", most + 1),
      ("pages.json", "[", most + 1),
    ] {
      try FileSystem.disk.write(folder["content/raw/\(name)"], Array(start.utf8))
      #expect(truncate(folder["content/raw/\(name)"], size) == 0)
    }
    let found = await told().filter { $0.contains("Cannot read") }
    let split = "Split it or remove it; no page of the guidelines is this large."
    let lines =
      "Split it. Pages may be larger as JSON lines: `jq -c '(.data? // .)[]' FILE > NEW.jsonl`."
    #expect(
      found
        == [("large.html", 8, split), ("more.md", 4, split), ("pages.json", 8, lines)].map {
          "content/raw/\($0) warning raw-unreadable: Cannot read: larger than \($1) MiB → \($2)"
        })
  }

  /// Pictures in the addresses of a page are no text.
  @Test func aPageMayBeLargeByItsPictures() async throws {
    let picture = "data:image/png;base64," + String(repeating: "A", count: FileLimit.rawFile)
    for (name, text) in [("c.md", "![a](\(picture))"), ("b.html", "<img src=\"\(picture)\">")] {
      try FileSystem.disk.write(folder["content/raw/\(name)"], Array(text.utf8))
    }
    #expect(await told().filter { $0.contains("Cannot read") } == [])
  }

  /// Of a package, by its name: nobody reads what is in it.
  @Test(arguments: ["crawl.jsonl", "pages.csv", "pages.tsv"])
  func aPackageThatIsTooLarge(name: String) async throws {
    try FileSystem.disk.write(folder["content/raw/\(name)"], Array("url,text\n".utf8))
    #expect(truncate(folder["content/raw/\(name)"], FileLimit.package + 1) == 0)
    #expect(
      await told().filter { $0.contains("Cannot read") } == [
        "content/raw/\(name) warning raw-unreadable: Cannot read: larger than 32 MiB → Split it."
      ])
  }
}
