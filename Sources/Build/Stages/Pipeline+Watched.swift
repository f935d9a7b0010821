import Files

extension Pipeline {
  /// The folders and files that a build reads, whether they exist or not: `hig serve` watches them.
  public var watched: [String] {
    project.contentFolders
      + [project.settings, project.synonyms, project.assets, project.templates]
      + [resources.templates, resources.defaults].compactMap(\.self)
  }

  /// Of what changed, all but pages that are as the last build with this memory left them or found
  /// them: a build writes pages itself, and anyone who watches hears of it.
  public func news(among changed: Set<String>) -> Set<String> {
    guard let memory else { return changed }
    let known = memory.pages
    return changed.filter { path in
      guard project.buildKeepsPages, path.hasPrefix(project.pages + "/"), Path.ending(path) == "md"
      else { return true }
      guard !PageFolder.isNewVersion(path) else { return false }
      let bytes = try? files.read(path, FileLimit.page)
      return bytes.map { PageFile(path: path, bytes: $0).digest } != known[path]
    }
  }
}
