import Files
import TemporaryFolder
import TestSupport
import Testing

/// A write that fails half way: the page stays whole, and is no edit by hand afterwards.
@Suite struct FullDiskTests {
  private static let front =
    "---\ntitle: a\nsource: https://developer.apple.com/design/human-interface-guidelines/a\n---\n"

  /// The shell's limit stands for a disk that is full.
  private func ingest(_ folder: TemporaryFolder, full: Bool = false) throws -> Binary.Outcome {
    let limit = full ? "trap '' XFSZ; ulimit -f 8; " : ""
    let shell = Binary(path: "/bin/sh")
    return try shell.run(["-c", limit + #"exec "$0" ingest "$1""#, Binary.hig, folder.path])
  }

  @Test func thePageStaysAndIsWrittenNextTime() throws {
    let folder = try TemporaryFolder()
    let (raw, page) = (folder["content/raw/a.md"], folder["content/pages/current/a.md"])
    let files = FileSystem.disk
    try files.write(raw, Array((Self.front + "\n# a\n\nText.\n").utf8))
    #expect(try ingest(folder).status == 0)
    let before = try files.read(page)
    let long = String(repeating: "A sentence that is long enough. ", count: 2000)
    try files.write(raw, Array((Self.front + "\n# a\n\n\(long)\n").utf8))
    let failed = try ingest(folder, full: true)
    #expect(failed.status == 2 && failed.talk.contains("\(page): error: Cannot write: "))
    #expect(failed.talk.contains("→ Free disk space"))
    #expect(try files.read(page) == before)
    #expect(try files.list(Path.folder(page)) == ["a.md"])
    let mended = try ingest(folder)
    #expect(mended.status == 0 && !mended.talk.contains("page-edited"))
    #expect(try files.read(page).count > 60_000)
  }

  /// Pages are written beside one another: the first in order that cannot be is named.
  @Test func whatCanBeWrittenIs() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "A sentence that is long enough. ", count: 2000)
    for (name, text) in [("b", long), ("c", "Text."), ("d", long)] {
      let front = Self.front.replacing("title: a", with: "title: \(name)")
        .replacing("guidelines/a", with: "guidelines/\(name)")
      try FileSystem.disk.write(
        folder["content/raw/\(name).md"], Array((front + "\n# \(name)\n\n\(text)\n").utf8))
    }
    let pages = folder["content/pages/current"]
    let failed = try ingest(folder, full: true)
    #expect(failed.status == 2 && failed.talk.contains("\(pages)/b.md: error: Cannot write: "))
    #expect(try FileSystem.disk.list(pages) == ["c.md"])
    #expect(try ingest(folder).status == 0)
    #expect(try FileSystem.disk.list(pages).sorted() == ["b.md", "c.md", "d.md"])
  }
}
