import JSON
import Model

/// `manifest.webmanifest`: name, icons and start of the site, for those who put it on a home
/// screen.
struct ManifestOutput: OutputFormat {
  static let path = "manifest.webmanifest"

  func files(_ context: RenderContext) -> Rendered {
    let settings = context.site.settings
    var manifest: [JSONMember] = [
      JSONMember("name", .string(settings.title)),
      JSONMember("description", .string(settings.tagline)),
      JSONMember("start_url", .string(settings.namesFolders ? "./" : "index.html")),
      JSONMember("scope", "./"),
      JSONMember("display", "minimal-ui"),
      JSONMember("background_color", "#fbf9f4"),
      JSONMember("theme_color", "#fbf9f4"),
    ]
    let icons = Self.icons.compactMap { $0.value(context.assets.value) }
    if !icons.isEmpty { manifest.append(JSONMember("icons", .array(icons))) }
    let bytes = JSONWriter.bytes(.object(manifest), indented: true)
    return Rendered(files: [OutputFile(Self.path, bytes + [0x0A])])
  }

  /// Drawn for any size; and for systems that cut an icon to a shape, or take no drawing.
  private static let icons = [
    Icon(asset: "icon", sizes: "any", type: "image/svg+xml", purpose: nil),
    Icon(asset: "app", sizes: "512x512", type: "image/png", purpose: nil),
    Icon(asset: "app", sizes: "512x512", type: "image/png", purpose: "maskable"),
  ]

  private struct Icon {
    let asset: String
    let sizes: String
    let type: String
    let purpose: String?

    func value(_ assets: TemplateValue) -> JSONValue? {
      guard case .text(let path) = assets[asset] else { return nil }
      return [
        "src": .string(path), "sizes": .string(sizes), "type": .string(type),
        "purpose": purpose.map { .string($0) },
      ]
    }
  }
}
