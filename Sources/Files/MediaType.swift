/// What a file is, by its name.
public enum MediaType {
  /// Of pages, which have a policy of their own.
  public static let page = "text/html; charset=utf-8"

  public static func of(_ path: String) -> String {
    byName[Path.name(path)] ?? byEnding[Path.ending(path)] ?? "application/octet-stream"
  }

  /// Files whose ending alone says too little.
  private static let byName = [
    "feed.xml": "application/atom+xml; charset=utf-8",
    "feed.json": "application/feed+json; charset=utf-8",
    "opensearch.xml": "application/opensearchdescription+xml; charset=utf-8",
  ]

  /// By what is behind the last dot of a name.
  public static let byEnding = [
    "atom": "application/atom+xml; charset=utf-8",
    "avif": "image/avif",
    "css": "text/css; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "epub": "application/epub+zip",
    "gif": "image/gif",
    "html": page,
    "ico": "image/vnd.microsoft.icon",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8",
    "md": "text/markdown; charset=utf-8",
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json; charset=utf-8",
    "webp": "image/webp",
    "woff2": "font/woff2",
    "xml": "application/xml; charset=utf-8",
  ]
}
