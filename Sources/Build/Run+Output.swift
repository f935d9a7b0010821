import Model
import Publish

extension Run {
  mutating func render(_ site: Site) async -> OutputTree { OutputTree([]) }

  /// Puts the tree in place of the last site, unless an error stands in the way.
  mutating func publish(_ tree: OutputTree) {
    guard !report.failed else { return }
    do throws(PublishError) {
      let outcome = try Publisher(files: files).publish(tree, to: project.output)
      add(outcome.notes)
      count("file", tree.files.count)
      published(outcome.folder)
    } catch {
      fail(error.diagnostic)
    }
  }
}
