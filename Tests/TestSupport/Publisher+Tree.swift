public import Model
public import Publish

extension Publisher {
  /// Stages a tree beside the target, and exchanges the two.
  public func publish(
    _ tree: OutputTree, to target: String, packing: String? = nil
  ) throws(PublishError) -> PublishReport {
    let stage = try stage(target)
    for file in tree.files { stage.put(file) }
    return try stage.finish(packing: packing)
  }
}
