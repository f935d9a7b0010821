import Files
import Images
import Model

/// The assets of a library as they are published: styles in one file, scripts in one, each named
/// after its content so that a browser may keep it for ever.
struct AssetBundle: Sendable {
  let files: [OutputFile]
  /// The files' paths by the name that templates use.
  let value: TemplateValue

  init(_ assets: [TemplateLibrary.Asset]) {
    var names: [TemplateMember] = []
    var groups: [Asset.Group: [TemplateMember]] = [:]
    var paths: Set<String> = []
    var files: [OutputFile] = []
    for asset in Self.published(assets) {
      let file = Self.file(asset)
      let member = TemplateMember(asset.name, .text(file.path))
      if let group = asset.group {
        groups[group, default: []].append(member)
      } else {
        names.append(member)
      }
      if paths.insert(file.path).inserted { files.append(file) }
    }
    self.files = files
    for group in Asset.Group.allCases {
      names.append(TemplateMember(group.rawValue, .object(groups[group] ?? [])))
    }
    value = .object(names)
  }

  /// One file to be: `name` for templates, `stem` and `ending` for its path.
  private struct Asset {
    /// What only some pages need, under a name of its own in templates.
    enum Group: String, CaseIterable {
      case styles, scripts
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
      styles.inner.map { bundle($0.name, $0.name, "css", $0.assets, AssetMinifier.css, .styles) }
      + scripts.inner.map {
        bundle($0.name, $0.name, "js", $0.assets, ScriptMinifier.minify, .scripts)
      }
    return (common + particular).compactMap(\.self)
      + assets.filter { !$0.path.hasPrefix("css/") && !$0.path.hasPrefix("js/") }.map(single)
  }

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

  private static func file(_ asset: Asset) -> OutputFile {
    let name = AssetName(asset.stem, ending: asset.ending, bytes: asset.bytes)
    return OutputFile("assets/" + name.text, asset.bytes)
  }
}
