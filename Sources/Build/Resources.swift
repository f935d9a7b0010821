import Files

/// What comes with `hig` besides the program: templates, and the search for the browser.
/// Looked for beside the program and above it, so that a checkout works wherever it lies.
struct Resources: Sendable {
  let templates: String?
  let searchModule: String?
  /// The folders that were looked into.
  let places: [String]

  init(files: FileSystem) {
    let folders = Self.folders(above: files.resolve("/proc/self/exe") ?? "")
    func first(_ path: String) -> String? {
      folders.map { Path.join($0, path) }.first { files.kind($0) != nil }
    }
    places = folders
    templates = first("templates/layout.mustache").map(Path.folder)
    searchModule = first(Self.module)
  }

  private static let module = ".build-wasm/search.wasm"

  private static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var folder = Path.folder(path)
    while !folder.isEmpty, folders.last != folder {
      folders.append(folder)
      folder = Path.folder(folder)
    }
    return folders
  }
}
