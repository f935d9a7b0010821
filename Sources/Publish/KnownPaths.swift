import Files

/// The files that a manifest of ours lists, and the folders they are in.
struct KnownPaths {
  private var files: Set<ExactPath> = []
  private var folders: Set<ExactPath> = []

  init(_ manifest: Manifest?) {
    guard let manifest else { return }
    files = [ExactPath(Manifest.name)]
    for file in manifest.files {
      files.insert(ExactPath(file.path))
      folders.formUnion(OutputPath.folders(above: file.path).map(ExactPath.init))
    }
  }

  /// Whether what is there is ours: a link in the place of a file or folder is not.
  func holds(_ path: String, _ kind: FileKind) -> Bool {
    switch kind {
    case .file: files.contains(ExactPath(path))
    case .folder: folders.contains(ExactPath(path))
    case .link, .special: false
    }
  }
}
