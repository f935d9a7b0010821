public import Files

extension BuildOptions {
  /// Which files a run with these options may reach: the project's, those that were named, and
  /// those that come with the program. Named files may be links; what lies in a folder may not lead
  /// out of it.
  ///
  /// - Parameters:
  ///   - read: Files and folders to read beside those of the options.
  ///   - written: Those to write.
  public func bounds(
    reading read: [String] = [], writing written: [String] = [], on files: FileSystem
  ) -> Bounds {
    let written = written + [output, baseline].compactMap(\.self)
    let read = read + (raw ?? []) + [pages, templates, queries].compactMap(\.self)
    // A file is written by way of its folder, wherever the name leads.
    let folders = written.flatMap { path in
      [path, files.real(path)].map { Path.folder(Path.withoutSlash($0)) }
    }
    var bounds = Bounds(
      Project(options: self).grounds + (written + folders + read).map { Bounds.Ground($0) }
        + Resources.grounds(files))
    bounds.followsLinks = followsLinks
    return bounds
  }
}

extension Project {
  /// Its folder, and in it those of content, each a ground of its own: what was checked out
  /// elsewhere must not publish through a link what lies beside the content.
  fileprivate var grounds: [Bounds.Ground] {
    let root = options.project
    let inner = ["content/raw", "content/pages", "content/assets", "templates"].map(path)
    return [Bounds.Ground(root)] + inner.map { Bounds.Ground($0, in: root) }
  }
}
