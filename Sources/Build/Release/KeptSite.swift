import Bytes
import Files
import JSON
import Model
import Publish

/// A site as browsers keep it: a worker, and a list of the files that it is read from.
struct KeptSite {
  /// Where the worker lies: it reaches no further than its folder.
  static let worker = "offline.js"
  static let list = "take/files.json"

  /// Sorted by path.
  private let files: [SiteFile]
  private let assets: Set<String>
  private let script: [UInt8]

  /// - Parameter assets: Paths of styles, scripts and icons.
  /// - Parameter worker: What the worker does.
  init(_ files: [SiteFile], assets: Set<String>, worker: [UInt8]) {
    self.files = files.filter { Self.isRead($0.path) }
    self.assets = assets
    script = worker
  }

  /// The worker of a site that is no longer kept, for browsers that have one of an earlier build.
  static func tombstone(_ worker: [UInt8]) -> OutputFile { file([], worker) }

  var outputs: [OutputFile] {
    let core = files.map(\.path).filter {
      Self.first.contains($0) || assets.contains($0) && !$0.hasSuffix(".png")
    }
    let values = [
      JSONMember("version", .string(version)),
      JSONMember("core", .array(core.map { .string($0) })),
    ]
    return [Self.file(values, script), OutputFile(Self.list, JSONWriter.bytes(entries) + [0x0A])]
  }
}

extension KeptSite {
  /// Pages that every reader has who has any.
  private static let first: Set = [
    "index.html", "search/index.html", "take/index.html", "tree.js",
  ]

  /// Drawn pictures are beside their pages.
  private static let drawing = ".svg"
  private static let endings = [".html", ".js", ".webmanifest", drawing]

  /// Neither data and packed files, nor what only the curious look at.
  private static func isRead(_ path: String) -> Bool {
    if path == "404.html" || path.hasPrefix("audit/") { return false }
    let isPart = path.hasPrefix("assets/") && !ContentCoding.isPacked(path)
    return isPart || endings.contains { path.hasSuffix($0) }
  }

  /// Another for any other site, the same for the same.
  private var version: String {
    let all = files.reduce(into: script) { all, file in
      all += file.path.utf8
      all.append(0)
      all += file.digest
    }
    return Self.digits(SHA256.digest(all))
  }

  /// Path, size, the first digits of the digest; and 1 for a picture, which a reader may leave out.
  private var entries: JSONValue {
    let files = files.map { file -> JSONValue in
      let isPart = file.path.hasPrefix("assets/") || file.path.hasSuffix(Self.drawing)
      let isPicture = isPart && !assets.contains(file.path)
      let values: [JSONValue] = [
        .string(file.path), .integer(file.size), .string(Self.digits(file.digest)),
      ]
      return .array(values + (isPicture ? [.integer(1)] : []))
    }
    return ["version": .string(version), "files": .array(files)]
  }

  private static func digits(_ digest: [UInt8]) -> String {
    String(decoding: SHA256.hexDigits(of: digest).prefix(16), as: UTF8.self)
  }

  private static func file(_ values: [JSONMember], _ script: [UInt8]) -> OutputFile {
    let head = "const site=" + JSONWriter.text(.object(values)) + ";\n"
    return OutputFile(worker, Array(head.utf8) + script)
  }
}
