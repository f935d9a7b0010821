import Build
import Diagnostics
import Files
import Glibc
import Model
import TestSupport
import Testing

/// A build that remembers the last one, in memory or on disk, gives what a build gives that
/// remembers nothing: the same files to the last byte, and the same findings, whatever was edited.
/// `HIG_EDITS=2000` says how many edits are tried.
@Suite struct IncrementalTests {
  private static let edits = getenv("HIG_EDITS").flatMap { Int(String(cString: $0)) } ?? 30

  private func build(
    _ project: EditedProject, to output: String, _ memory: Memo? = nil,
    keepsCache: Bool = false
  ) async throws -> (told: [String], site: [String: [UInt8]]) {
    let options = Projects.options {
      $0.output = output
      ($0.keepsCache, $0.isLast) = (keepsCache, keepsCache)
    }
    let report = await Pipeline(options, files: project.files, memory: memory).build()
    guard project.files.kind(output) == .folder else { return (report.told, [:]) }
    var site: [String: [UInt8]] = [:]
    for path in try project.files.walk(output) {
      site[path] = try project.files.read(Path.join(output, path))
    }
    return (report.told, site)
  }

  /// The paths of what is shown of all pages, as if each had just been saved.
  private func drafts(of project: EditedProject, _ memory: Memo) throws -> [String] {
    let pages = try project.files.walk("p/content/pages").map { "p/content/pages/" + $0 }
    let pipeline = Pipeline(Projects.options(), files: project.files, memory: memory)
    return pipeline.draft(of: Set(pages)).map(\.path)
  }

  @Test(arguments: [1, 2] as [UInt64]) func equalsAFullBuild(seed: UInt64) async throws {
    var project = try EditedProject(seed: seed)
    let memory = Memo()
    // Ingesting tells more the first time: both builds see its pages.
    var history: [String] = []
    for _ in 0..<Self.edits / 2 {
      history.append(try project.edit())
      _ = await Pipeline(Projects.options(), files: project.files).ingest()
      let drafts = try self.drafts(of: project, memory)
      let quick = try await build(project, to: "p/quick", memory)
      let full = try await build(project, to: "p/full")
      let cached = try await build(project, to: "p/cached", keepsCache: true)
      if !full.told.contains(where: { $0.contains(" error ") }) {
        let lost = drafts.filter { $0.hasSuffix("/index.md") && full.site[$0] == nil }
        #expect(lost.isEmpty, "\(lost) after \(history.suffix(3))")
      }
      for other in [quick, cached] {
        #expect(other.told == full.told, "\(history.suffix(3))")
        let differing = Set(other.site.keys).union(full.site.keys).filter {
          other.site[$0] != full.site[$0]
        }
        try #require(
          differing.isEmpty, "\(differing.sorted().prefix(5)) after \(history.suffix(3))")
      }
    }
    #expect(try project.files.walk("p/full").count > 20)
  }
}
