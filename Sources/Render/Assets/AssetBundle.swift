import Bytes
import Files
import Images
import Model

/// The assets of a library as they are published: styles in one file, scripts in one, each named
/// after its content so that a browser may keep it for ever.
struct AssetBundle: Sendable {
  let files: [OutputFile]
  /// The files' paths by the name that templates use, and what stands in the pages themselves.
  let value: TemplateValue
  /// Allows what stands in the pages.
  let policy: ContentPolicy

  init(_ assets: [TemplateLibrary.Asset]) {
    var groups: [Asset.Group?: [TemplateMember]] = [:]
    var paths: Set<String> = []
    var files: [OutputFile] = []
    var digests: [String: [String]] = [:]
    let published = Self.published(assets)
    let version = Self.version(of: published)
    for asset in published {
      if asset.group == .inline {
        groups[.inline, default: []].append(TemplateMember(asset.name, .html(asset.bytes)))
        digests[asset.ending, default: []].append(Base64.text(SHA256.digest(asset.bytes)))
        continue
      }
      let file = Self.file(asset, version)
      groups[asset.group, default: []].append(TemplateMember(asset.name, .text(file.path)))
      if paths.insert(file.path).inserted { files.append(file) }
    }
    self.files = files
    policy = ContentPolicy(styles: digests["css"] ?? [], scripts: digests["js"] ?? [])
    var names = groups[nil] ?? []
    for group in Asset.Group.allCases {
      names.append(TemplateMember(group.rawValue, .object(groups[group] ?? [])))
    }
    let scripts = Set((groups[.scripts] ?? []).map(\.name))
    let styled = (groups[.styles] ?? []).map(\.name).filter(scripts.contains)
    names.append(TemplateMember("version", .text(AssetName.hash(version))))
    names.append(TemplateMember("styled", .text(styled.joined(separator: " "))))
    value = .object(names)
  }

  /// One file to be: `name` for templates, `stem` and `ending` for its path.
  private struct Asset {
    /// What only some pages need, under a name of its own in templates.
    /// What is `inline` stands in the pages, and is no file: what the first paint needs.
    enum Group: String, CaseIterable {
      case styles, scripts, inline
    }

    var group: Group?
    let name: String
    let stem: String
    let ending: String
    let bytes: [UInt8]
  }
}

extension AssetBundle {
  private static func published(_ assets: [TemplateLibrary.Asset]) -> [Asset] {
    let styles = Folder("css/", assets)
    let scripts = Folder("js/", assets)
    let common = [
      bundle("css", "site", "css", styles.own, AssetMinifier.css),
      bundle("script", "site", "js", scripts.own, ScriptMinifier.minify),
    ]
    let particular =
      styles.inner.map { inner in
        inner.name == inline
          ? bundle("style", "style", "css", inner.assets, AssetMinifier.css, .inline)
          : bundle(inner.name, inner.name, "css", inner.assets, AssetMinifier.css, .styles)
      }
      + scripts.inner.map { inner in
        inner.name == inline
          ? bundle("script", "script", "js", inner.assets, ScriptMinifier.minify, .inline)
          : bundle(inner.name, inner.name, "js", inner.assets, ScriptMinifier.minify, .scripts)
      }
    return (common + particular).compactMap(\.self)
      + assets.filter { asset in
        !["css/", "js/", workerFolder].contains { asset.path.hasPrefix($0) }
      }.map(single)
  }

  /// The folder of what stands in the pages.
  private static let inline = Asset.Group.inline.rawValue

  /// The scripts of a worker in one: it has a fixed place at the root, and is no asset of a page.
  static func worker(_ assets: [TemplateLibrary.Asset]) -> [UInt8] {
    Folder(workerFolder, assets).own.flatMap { ScriptMinifier.minify($0.bytes) }
  }

  private static let workerFolder = "worker/"

  /// The assets in a folder, and those in the folders in it.
  private struct Folder {
    var own: [TemplateLibrary.Asset] = []
    var inner: [(name: String, assets: [TemplateLibrary.Asset])] = []

    /// `assets` are sorted by path, so that those of a folder follow one another.
    init(_ path: String, _ assets: [TemplateLibrary.Asset]) {
      for asset in assets where asset.path.hasPrefix(path) {
        let parts = asset.path.dropFirst(path.count).split(separator: "/", maxSplits: 1)
        guard parts.count > 1, let name = parts.first else {
          own.append(asset)
          continue
        }
        if inner.last?.name != String(name) { inner.append((String(name), [])) }
        inner[inner.count - 1].assets.append(asset)
      }
    }
  }

  private static func bundle(
    _ name: String, _ stem: String, _ ending: String, _ parts: [TemplateLibrary.Asset],
    _ minify: ([UInt8]) -> [UInt8], _ group: Asset.Group? = nil
  ) -> Asset? {
    guard !parts.isEmpty else { return nil }
    let bytes = parts.flatMap { minify($0.bytes) }
    return Asset(group: group, name: name, stem: stem, ending: ending, bytes: bytes)
  }

  private static func single(_ asset: TemplateLibrary.Asset) -> Asset {
    let ending = Path.ending(asset.path)
    let stem = ending.isEmpty ? asset.path : AssetName.stem(of: asset.path)
    return Asset(name: stem, stem: stem, ending: ending, bytes: asset.bytes)
  }

  /// The digest of all that only some pages or readers need: a page names it once, and not each of
  /// them.
  private static func version(of assets: [Asset]) -> [UInt8] {
    var print = Fingerprint()
    for asset in assets where asset.group == .styles || asset.group == .scripts {
      print.add(asset.name)
      print.add(asset.bytes)
    }
    return print.digest
  }

  private static func file(_ asset: Asset, _ version: [UInt8]) -> OutputFile {
    let digest = asset.group == nil ? SHA256.digest(asset.bytes) : version
    let name = AssetName(asset.stem, ending: asset.ending, digest: digest)
    return OutputFile("assets/" + name.text, asset.bytes)
  }
}
