import Build
import Diagnostics
import Files
import TestSupport

/// Projects in memory, and what a run says of them.
enum Projects {
  static func mirror(_ slug: String, _ body: String = "Text.\n") -> [UInt8] {
    let address = "https://developer.apple.com/design/human-interface-guidelines/\(slug)"
    return Array("---\ntitle: \(slug)\nsource: \(address)\n---\n\n# \(slug)\n\n\(body)".utf8)
  }

  /// A project of some files, with the least that comes with `hig`: templates and a search module.
  static func files(_ files: [String: [UInt8]]) -> FileSystem {
    var all = Dictionary(uniqueKeysWithValues: files.map { ("p/\($0)", $1) })
    for template in ["layout", "home", "page", "group", "search", "not-found"] {
      all["/hig/templates/\(template).mustache"] = Array("<h1>{{title}}</h1>\n".utf8)
    }
    all["/hig/templates/audit.mustache"] = Array("{{totals.files}}\n".utf8)
    all["/hig/templates/audit-page.mustache"] = Array(
      "{{#parts}}{{file}}:{{#blocks}}{{#pieces}} {{text}}{{/pieces}}{{/blocks}}\n{{/parts}}".utf8)
    all["/hig/.build-wasm/search.wasm"] = [0]
    var system = FileSystem.memory(all)
    let resolve = system.resolve
    system.resolve = { $0 == "/proc/self/exe" ? "/hig/bin/hig" : resolve($0) }
    return system
  }

  static func options(_ change: (inout BuildOptions) -> Void = { _ in }) -> BuildOptions {
    var options = BuildOptions(project: "p")
    options.jobs = 2
    change(&options)
    return options
  }

  static let two = ["content/raw/a.md": mirror("a"), "content/raw/sub/b.md": mirror("b")]
}

extension FileSystem {
  func text(_ path: String) -> String? {
    (try? read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same files, each folder listed the other way round.
  var listingBackwards: FileSystem {
    var files = self
    let list = list
    files.list = { folder throws(FileError) in try list(folder).sorted().reversed() }
    return files
  }

  /// The same files, but for one that cannot be read.
  func failing(at path: String) -> FileSystem {
    var files = self
    let read = read
    files.read = { asked, limit throws(FileError) in
      if asked == path { throw FileError(.read, asked, "Input/output error") }
      return try read(asked, limit)
    }
    return files
  }
}

extension Report {
  var told: [String] {
    diagnostics.map { "\($0.location.text) \($0.level) \($0.rule): \($0.summary)" }
  }

  func number(of noun: String) -> Int? { counts.first { $0.noun == noun }?.number }
}
