public import Model

extension Publisher {
  /// Whether a tree could be published, before anything of it is written.
  public static func check(_ tree: OutputTree) throws(PublishError) { try OutputPath.check(tree) }
}
