import Diagnostics
import Model
import Publish

extension Pipeline {
  /// Whether a site can be made of the pages that are to be written: a page that stops a build
  /// would stop the next one too, also without its raw file.
  func publishable(_ tree: OutputTree, with plan: PagePlan?) -> Stage<Void> {
    do throws(PublishError) {
      if plan != nil { try Publisher.check(tree) }
      return Stage()
    } catch {
      return .failed((), error.diagnostic)
    }
  }

  /// Replaces the last site by the tree; the folder, nil if that failed.
  func publish(_ tree: OutputTree) -> Stage<String?> {
    do throws(PublishError) {
      let packing = options.release ? Packing.methods : nil
      let outcome = try Publisher(files: files).publish(tree, to: project.output, packing: packing)
      var found = Findings(afterwards: outcome.notes)
      found.count("file", tree.files.count)
      return Stage(outcome.folder, found)
    } catch {
      return .failed(nil, error.diagnostic)
    }
  }
}
