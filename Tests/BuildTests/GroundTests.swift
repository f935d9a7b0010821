import Build
import Diagnostics
import Files
import TemporaryFolder
import Testing

/// Folders that a run was told to start from, and what comes with `hig`.
@Suite struct GroundTests {
  private func told(_ options: BuildOptions, _ files: FileSystem) async -> [String] {
    let report = await Pipeline(options, files: files).build()
    #expect(report.broken)
    return report.told
  }

  @Test func aProjectThatIsNotThereOrAFile() async {
    let files = Projects.files(Projects.two)
    #expect(
      await told(BuildOptions(project: "q"), files) == ["q error no-folder: No such folder"])
    let raw = "p/content/raw/a.md"
    #expect(
      await told(BuildOptions(project: raw), files) == ["\(raw) error no-folder: Not a folder"])
  }

  @Test func pagesThatAreNotThere() async {
    let options = Projects.options { $0.pages = "nopages" }
    #expect(
      await told(options, Projects.files(Projects.two))
        == ["nopages error no-folder: No such folder"])
  }

  @Test func rawFilesThatAreNotThere() async {
    let options = Projects.options { $0.raw = ["p/content/raw", "noraw"] }
    #expect(
      await told(options, Projects.files(Projects.two))
        == ["noraw error no-folder: No such folder"])
  }

  @Test func templatesThatAreNotThere() async {
    let options = Projects.options { $0.templates = "notemplates" }
    #expect(
      await told(options, Projects.files(Projects.two))
        == ["notemplates error no-folder: No such folder"])
  }

  @Test(
    arguments: [
      "p/content/raw", "p/content/raw/site", "p/content/pages/x/y", "p/content/assets/site",
      "p/templates",
    ])
  func theSiteLiesInNoFolderThatIsRead(output: String) async throws {
    let files = Projects.files(Projects.two)
    let found = await told(Projects.options { $0.output = output }, files)
    #expect(
      found.count == 1 && found[0].hasPrefix("\(output) error output-read: The output folder"))
    #expect(files.kind("p/content/pages") == nil, "nothing was written")
  }

  @Test(arguments: ["p/content/rawer", "p/content/site", "q/new/site"])
  func besideThemItMayLie(output: String) async {
    let files = Projects.files(Projects.two)
    let report = await Pipeline(Projects.options { $0.output = output }, files: files).build()
    #expect(!report.failed)
    #expect(files.kind(output + "/index.html") == .file)
  }

  @Test func withoutTemplatesOneErrorSaysWhereTheyWereLookedFor() async throws {
    let files = Projects.files(Projects.two)
    try files.removeTree("/hig/templates")
    let report = await Pipeline(Projects.options(), files: files).build()
    #expect(report.diagnostics.map(\.rule.id) == ["no-templates"])
    #expect(report.diagnostics[0].why?.hasSuffix("in /hig/bin, /hig, /.") == true)
  }

  @Test func aPageOfAReservedNameIsTold() async {
    let files = Projects.files(["content/raw/s.md": Projects.mirror("search")])
    let report = await Pipeline(Projects.options(), files: files).build()
    let found = report.diagnostics.first { $0.rule.id == "name-taken" }
    #expect(found?.location.file == "p/content/pages/current/search.md")
    #expect(
      found?.summary
        == "The name “search” is taken: the page “search” is published as “search-2”")
    #expect(files.kind("p/public/search-2/index.html") == .file)
  }
}
