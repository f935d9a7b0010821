public import Files

/// What comes with `hig` besides the program: templates, what it knows of the guidelines, and the
/// search for the browser.
/// A released program carries them. Any other looks beside itself and above, so that a checkout
/// works wherever it lies.
struct Resources: Sendable {
  let templates: String?
  let searchModule: String?
  /// The folder with what `hig` knows of the guidelines.
  let defaults: String?
  /// The folders that were looked into.
  let places: [String]
  /// The files that were given, and those of the program, which the paths here lead to.
  let files: FileSystem

  init(files: FileSystem, builtIn: FileSystem? = BuiltIn.files) {
    let all = builtIn.map { files.mounting($0, at: Self.inProgram) } ?? files
    let above = { Path.folders(above: files.resolve(Self.program) ?? "") }
    let folders = builtIn != nil ? [Self.inProgram] : above()
    func first(_ path: String) -> String? {
      folders.map { Path.join($0, path) }.first { all.kind($0) != nil }
    }
    self.files = all
    places = folders
    templates = first("templates/layout.mustache").map(Path.folder)
    searchModule = first(Self.module)
    defaults = first("defaults/site.yaml").map(Path.folder)
  }

  /// Where the files of the program are to be found; no real folder has this name.
  static let inProgram = "(hig)"

  static let program = "/proc/self/exe"

  private static let templates = "templates"
  private static let defaults = "defaults"
  private static let module = ".build-wasm/search.wasm"

  /// What a run reads of all this.
  static func grounds(_ files: FileSystem) -> [Bounds.Ground] {
    guard let program = files.resolve(program) else { return [] }
    let paths = Path.folders(above: program).flatMap { folder in
      [templates, defaults, module].map { Path.join(folder, $0) }
    }
    return ([program] + paths).map { Bounds.Ground($0) }
  }
}

/// The templates that come with `hig`, for people who change them.
public enum StandardTemplates {
  /// Sorted by their paths below the folder of templates; nil where they were not found.
  public static func read(
    _ files: FileSystem
  ) throws(FileError) -> [(path: String, bytes: [UInt8])]? {
    try read(Resources(files: files))
  }

  static func read(
    _ resources: Resources
  ) throws(FileError) -> [(path: String, bytes: [UInt8])]? {
    guard let folder = resources.templates else { return nil }
    return try resources.files.walk(folder).map { path throws(FileError) in
      (path, try resources.files.read(Path.join(folder, path), FileLimit.picture))
    }
  }
}
