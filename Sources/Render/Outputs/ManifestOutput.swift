import JSON
import Model

/// `manifest.webmanifest`: the site's name and icon, for those who put it on a home screen.
struct ManifestOutput: OutputFormat {
  func files(_ context: RenderContext) -> Rendered {
    var manifest: [JSONMember] = [
      JSONMember("name", .string(context.site.settings.title)),
      JSONMember("description", .string(context.site.settings.tagline)),
      JSONMember("start_url", "index.html"),
      JSONMember("display", "minimal-ui"),
    ]
    if case .text(let icon) = context.assets.value["icon"] {
      let entry: JSONValue = ["src": .string(icon), "sizes": "any", "type": "image/svg+xml"]
      manifest.append(JSONMember("icons", [entry]))
    }
    let bytes = JSONWriter.bytes(.object(manifest), indented: true)
    return Rendered(files: [OutputFile("manifest.webmanifest", bytes + [0x0A])])
  }
}
