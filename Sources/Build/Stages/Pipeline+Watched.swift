import Files

extension Pipeline {
  /// The folders and files that a build reads, whether they exist or not: `hig serve` watches them.
  public var watched: [String] {
    project.contentFolders
      + [project.settings, project.synonyms, project.assets, project.templates]
      + [resources.templates, resources.defaults].compactMap(\.self)
  }
}
