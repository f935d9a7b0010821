import Build
import Diagnostics
import Files
import Model
import Testing

/// The order in which a disk lists its files, and the number of cores, do not show.
@Suite struct SameResultTests {
  private static let raw: [String: [UInt8]] = {
    var raw: [String: [UInt8]] = ["content/raw/odd.txt": Array("tea\n".utf8)]
    for number in 0..<30 {
      let body = String(repeating: "x", count: number % 7) + "\n\n![](p.png)\n\n[q](#r)\n"
      raw["content/raw/f\(number % 4)/n\(number).md"] = Projects.mirror("s\(number % 12)", body)
    }
    return raw
  }()

  private func result(
    jobs: Int, _ view: (FileSystem) -> FileSystem = { $0 }
  ) async -> (told: [String], ledgers: [Ledger], pages: [String?]) {
    let files = view(Projects.files(Self.raw))
    let pipeline = Pipeline(Projects.options { $0.jobs = jobs }, files: files)
    _ = await pipeline.ingest()
    let report = await pipeline.check()
    let pages = (0..<12).map { files.text("p/content/pages/current/s\($0).md") }
    return (report.told, report.ledgers, pages)
  }

  @Test func ofAnyOrderAndNumberOfJobs() async {
    let expected = await result(jobs: 1)
    #expect(expected.told.count > 30 && !expected.pages.contains(nil))
    for jobs in [1, 2, 7] {
      for view: (FileSystem) -> FileSystem in [{ $0 }, \.listingBackwards] {
        let other = await result(jobs: jobs, view)
        #expect(other.told == expected.told)
        #expect(other.ledgers == expected.ledgers)
        #expect(other.pages == expected.pages)
      }
    }
  }
}
