import Bytes
public import Diagnostics
public import Files
import Images

/// A folder of templates and assets, with another behind it: what the first lacks is taken from
/// the second, file by file.
public struct TemplateLibrary: Sendable {
  /// By name: the path below the folder without `.mustache`, such as `partials/header`.
  public let templates: [String: Template]
  /// The names of those that are there and could not be parsed: they are reported, and not missed.
  public let refused: Set<String>
  /// Files below `assets/`, by their path there, sorted.
  public let assets: [Asset]
  /// Of all files that it was read from; another digest is another library.
  public let digest: [UInt8]
  let program: TemplateProgram

  public struct Asset: Sendable, Equatable {
    public let path: String
    public let bytes: [UInt8]
  }

  public init(
    templates: [Template], refused: Set<String> = [], assets: [Asset] = [], digest: [UInt8] = []
  ) {
    self.digest = digest
    self.refused = refused
    self.templates = Dictionary(templates.map { ($0.name, $0) }) { _, last in last }
    self.assets = assets.sorted { $0.path < $1.path }
    program = TemplateProgram(self.templates)
  }

  /// Reads the folders, the first before the second. A template that cannot be parsed is reported
  /// and left out; so is a file that cannot be read. A folder that is not there has no files.
  public static func load(
    _ folders: [String], files: FileSystem
  ) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
    var loading = Loading(files: files)
    for folder in folders { loading.add(folder) }
    let library = TemplateLibrary(
      templates: loading.templates, refused: loading.refused, assets: loading.assets,
      digest: loading.print.digest)
    return (library, loading.found)
  }
}

private struct Loading {
  let files: FileSystem
  var templates: [Template] = []
  var refused: Set<String> = []
  var assets: [TemplateLibrary.Asset] = []
  var found: [Diagnostic] = []
  var print = Fingerprint()
  var seen: Set<String> = []

  mutating func add(_ folder: String) {
    guard files.kind(folder) == .folder else { return }
    do throws(FileError) {
      for path in try files.walk(folder) where seen.insert(path).inserted {
        let file = Path.join(folder, path)
        let isAsset = path.hasPrefix("assets/")
        let limit = isAsset ? FileLimit.picture : FileLimit.template
        add(path, try files.read(file, limit), file: file)
      }
    } catch {
      found.append(error.diagnostic(.templateFile))
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], file: String) {
    print.add(path)
    print.add(bytes)
    if path.hasPrefix("assets/") {
      addAsset(String(path.dropFirst("assets/".count)), bytes, file: file)
    } else if path.hasSuffix(".mustache") {
      let name = String(path.dropLast(".mustache".count))
      do throws(TemplateError) {
        templates.append(try Template.parse(bytes, name: name, file: file))
      } catch {
        refused.insert(name)
        found.append(error.diagnostic)
      }
    }
  }

  /// An image has the ending of its type; a file that only claims to be one is left out. Otherwise
  /// assets are trusted as templates are.
  private mutating func addAsset(_ path: String, _ bytes: [UInt8], file: String) {
    let told = ImageType(ending: Path.ending(path))
    let real = ImageType.raster(bytes) ?? (told == .svg ? ImageType(startOf: bytes) : nil)
    let isBundled = ["css/", "js/", "worker/"].contains { path.hasPrefix($0) }
    guard told != real, !isBundled else {
      return assets.append(TemplateLibrary.Asset(path: path, bytes: bytes))
    }
    guard let real else {
      return found.append(
        Diagnostic(
          .asset, at: SourceLocation(file: file),
          "Not an image, although its name ends in `.\(Path.ending(path))`",
          why: "It is not published: a browser cannot show it.",
          remedy: "Replace it, or give it the extension of its type."))
    }
    found.append(
      Diagnostic(
        .asset, at: SourceLocation(file: file),
        "Published as `.\(real.ending)`: its content is of that type",
        why: "Browsers and servers rely on the extension.", remedy: "Rename it."))
    let stem = Path.ending(path).isEmpty ? path : AssetName.stem(of: path)
    assets.append(TemplateLibrary.Asset(path: "\(stem).\(real.ending)", bytes: bytes))
  }
}
