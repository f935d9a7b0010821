import Build
import Diagnostics
import Files
import TestSupport
import Testing

/// The audit of a site, from raw files on the disk to its pages.
@Suite struct AuditRunTests {
  private func built(
    _ files: [String: [UInt8]] = Projects.two, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async -> FileSystem {
    let files = Projects.files(files)
    let report = await Pipeline(Projects.options(change), files: files).build()
    #expect(!report.failed, "\(report.told)")
    return files
  }

  @Test func everyPageShowsItsFile() async {
    let files = await built()
    #expect(files.text("p/public/audit/a/index.html")?.hasPrefix("a.md: ---") == true)
    #expect(files.text("p/public/audit/b/index.html")?.contains("sub/b.md: ---") == true)
    #expect(files.text("p/public/audit/index.html") == "2\n")
  }

  @Test func pagesAloneHaveNoAudit() async {
    let raw = await built()
    let pages = (try? raw.read("p/content/pages/current/a.md")) ?? []
    let files = await built(["pages/current/a.md": pages]) { $0.pages = "p/pages" }
    #expect(files.text("p/public/a/index.html") != nil)
    #expect(files.kind("p/public/audit") == nil)
  }

  @Test(arguments: ["summary", "none"]) func theSettingSaysHowMuch(extent: String) async {
    let settings = Array("audit: \(extent)\n".utf8)
    let files = await built(Projects.two.merging(["content/site.yaml": settings]) { $1 })
    #expect(files.kind("p/public/audit/a") == nil)
    #expect((files.kind("p/public/audit/index.html") == .file) == (extent == "summary"))
  }

  /// Two folders of one name hold two files of one name.
  @Test func filesOfOneNameAreToldApart() async {
    let one = Projects.mirror("a", "One.\n")
    let two = Projects.mirror("b", "Two.\n")
    let files = await built(["x/raw/f.md": one, "y/raw/f.md": two]) {
      $0.raw = ["p/x/raw", "p/y/raw"]
    }
    #expect(files.text("p/public/audit/a/index.html")?.contains("One.") == true)
    #expect(files.text("p/public/audit/b/index.html")?.contains("Two.") == true)
  }

  @Test func aPageCalledAuditIsToldNotHidden() async {
    let files = Projects.files(["content/raw/audit.md": Projects.mirror("audit")])
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.diagnostics.map(\.rule.id) == ["name-taken"])
    #expect(files.text("p/public/audit/audit-2/index.html")?.contains("Text.") == true)
    #expect(files.kind("p/public/audit-2/index.html") == .file)
  }
}
