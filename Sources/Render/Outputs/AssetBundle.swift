import Bytes
import Files
import Model

/// The assets of a library as they are published: styles in one file, scripts in one, each named
/// after its content so that a browser may keep it for ever.
struct AssetBundle: Sendable {
  let files: [OutputFile]
  /// The files' paths by the name that templates use.
  let value: TemplateValue

  init(_ assets: [TemplateLibrary.Asset]) {
    var names: [TemplateMember] = []
    files = Self.published(assets).map { asset in
      let file = Self.file(asset)
      names.append(TemplateMember(asset.name, .text(file.path)))
      return file
    }
    value = .object(names)
  }

  /// One file to be: `name` for templates, `stem` and `ending` for its path.
  private struct Asset {
    let name: String
    let stem: String
    let ending: String
    let bytes: [UInt8]
  }
}

extension AssetBundle {
  private static func published(_ assets: [TemplateLibrary.Asset]) -> [Asset] {
    let styles = assets.filter { $0.path.hasPrefix("css/") }
    let scripts = assets.filter { $0.path.hasPrefix("js/") }
    // The theme is set before the first paint: a script of its own that the page waits for.
    let (theme, rest) = (scripts.filter(isTheme), scripts.filter { !isTheme($0) })
    return [
      bundle("css", "site", "css", styles, AssetMinifier.css),
      bundle("theme", "theme", "js", theme, AssetMinifier.script),
      bundle("script", "site", "js", rest, AssetMinifier.script),
    ].compactMap(\.self)
      + assets.filter { !$0.path.hasPrefix("css/") && !$0.path.hasPrefix("js/") }.map(single)
  }

  private static func isTheme(_ asset: TemplateLibrary.Asset) -> Bool {
    asset.path.hasSuffix("-theme.js")
  }

  private static func bundle(
    _ name: String, _ stem: String, _ ending: String, _ parts: [TemplateLibrary.Asset],
    _ minify: ([UInt8]) -> [UInt8]
  ) -> Asset? {
    guard !parts.isEmpty else { return nil }
    let bytes = parts.flatMap { minify($0.bytes) }
    return Asset(name: name, stem: stem, ending: ending, bytes: bytes)
  }

  private static func single(_ asset: TemplateLibrary.Asset) -> Asset {
    let ending = Path.ending(asset.path)
    let stem = String(asset.path.dropLast(ending.isEmpty ? 0 : ending.utf8.count + 1))
    return Asset(name: stem, stem: stem, ending: ending, bytes: asset.bytes)
  }

  private static func file(_ asset: Asset) -> OutputFile {
    let hash = SHA256.hex(asset.bytes).prefix(hashDigits)
    let ending = asset.ending.isEmpty ? "" : "." + asset.ending
    return OutputFile("assets/\(asset.stem).\(hash)\(ending)", asset.bytes)
  }

  private static let hashDigits = 10
}
