import Build
import Checks
import Diagnostics
import Files
import TestSupport
import Testing

/// The golden queries of the samples, asked of the site that is built from them.
@Suite struct SampleQueryTests {
  private static let root = Path.folder(Path.folder(Path.folder(#filePath)))
  private static let file = Path.join(root, "content/queries.jsonl")

  @Test func everyQueryFindsWhatItMust() async {
    let report = await Pipeline(Self.options).check()
    let failed = report.diagnostics.filter { $0.location.file == Self.file }
    let list = failed.map { finding in
      "line \(finding.location.line): \(finding.summary)\n  " + (finding.why ?? "")
    }
    #expect(failed.isEmpty, "\(failed.count) failed\n\(list.joined(separator: "\n"))")
    #expect(report.counts.first { $0.noun == "query" }?.number ?? 0 >= 100)
    #expect(!report.broken)
  }

  @Test func thereAreQueriesOfEveryKind() throws {
    let (queries, problems) = GoldenQueryReader.read(
      try FileSystem.disk.read(Self.file), file: "content/queries.jsonl")
    #expect(problems == [])
    for kind in GoldenQuery.kinds {
      #expect(queries.count { $0.kind == kind } >= 4, "\(kind)")
    }
    #expect(queries.allSatisfy { $0.kind != nil && $0.why.count >= 20 && $0.within <= 10 })
  }

  private static var options: BuildOptions {
    var options = BuildOptions(project: root)
    options.queries = file
    return options
  }
}
