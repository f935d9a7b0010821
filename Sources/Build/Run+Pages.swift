import Diagnostics
import Files
import Model
import Publish

extension Run {
  /// Writes what an ingest gives. While an error stands, only new versions of edited pages: they
  /// are no pages, and wait beside them.
  mutating func carryOut(_ plan: PagePlan) {
    do throws(FileError) {
      guard !report.failed else { return try store.carryOut(plan.newVersionsAlone) }
      try store.carryOut(plan)
    } catch {
      fail(error)
    }
  }

  /// Writes the pages of a build, once it is known that a site can be made of them: a page that
  /// stops a build would stop the next one too, also without its raw file.
  mutating func keepPages(of tree: OutputTree) {
    guard let plan = pending else { return }
    pending = nil
    if !report.failed {
      do throws(PublishError) {
        try Publisher.check(tree)
      } catch {
        fail(error.diagnostic)
      }
    }
    carryOut(plan)
  }

  /// The same for a build that comes to no tree.
  mutating func dropPages() {
    guard let plan = pending else { return }
    pending = nil
    do throws(FileError) {
      try store.carryOut(plan.newVersionsAlone)
    } catch {
      fail(error)
    }
  }
}
