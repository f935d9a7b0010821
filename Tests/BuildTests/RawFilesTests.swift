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
        "content/raw/gone.md warning raw-unreadable: cannot be read: a link that leads nowhere "
          + "→ Remove the link, or bring back what it led to."
      ])
  }

  @Test func aLinkInACircle() async throws {
    try folder.link("content/raw/again", to: ".")
    let found = await told()
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix("content/raw/again warning raw-unreadable: cannot be read: a link to "))
    #expect(found[0].hasSuffix("content/raw, which is read already → Remove the link."))
  }

  @Test func aPipe() async throws {
    #expect(mkfifo(folder["content/raw/pipe"], 0o644) == 0)
    #expect(
      await told() == [
        "content/raw/pipe warning raw-unreadable: cannot be read: not a regular file "
          + "→ Remove it: raw files are files with text."
      ])
  }

  @Test func aFileThatIsTooLarge() async throws {
    for (name, size) in [("whole", FileLimit.rawFile), ("more", FileLimit.rawFile + 1)] {
      try FileSystem.disk.write(folder["content/raw/\(name).md"], [])
      #expect(truncate(folder["content/raw/\(name).md"], size) == 0)
    }
    let found = await told().filter { $0.contains("cannot be read") }
    #expect(
      found == [
        "content/raw/more.md warning raw-unreadable: cannot be read: larger than 8 MiB "
          + "→ Split it, or remove it: no page of the guidelines is as large."
      ])
  }
}
