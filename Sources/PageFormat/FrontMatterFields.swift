import Bytes
import Diagnostics
import Model
import YAML

/// Turns the YAML of a front matter into typed fields, collecting what is wrong with it.
struct FrontMatterFields {
  static let known = [
    "schema", "title", "slug", "url", "edition", "abstract", "section", "platforms", "unsupported",
    "updated", "keywords", "aliases", "quality", "sources", "scraped", "digest",
  ]

  let file: String
  /// The line of the file on which the YAML starts.
  let firstLine: Int
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String, firstLine: Int) {
    self.file = file
    self.firstLine = firstLine
  }

  mutating func frontMatter(_ yaml: ArraySlice<UInt8>) -> FrontMatter? {
    do throws(YAMLError) {
      guard let root = try YAMLReader.read(Array(yaml)), let entries = root.mapping else {
        report("the front matter holds no fields", line: 1, column: 1)
        return nil
      }
      refuseUnknown(entries)
      let front = typed(root)
      return diagnostics.contains { $0.level == .error } ? nil : front
    } catch {
      report(
        "the front matter is no YAML: \(error.problem)", line: error.line, column: error.column)
      return nil
    }
  }
}

extension FrontMatterFields {
  private mutating func refuseUnknown(_ entries: [YAMLEntry]) {
    for entry in entries where !Self.known.contains(entry.key) {
      let meant = EditDistance.nearest(to: entry.key, among: Self.known)
      report(
        "unknown field “\(entry.key)” in the front matter", line: entry.line,
        column: entry.column, remedy: meant.map { "Did you mean “\($0)”?" })
    }
  }

  private mutating func typed(_ root: YAMLNode) -> FrontMatter {
    if let schema = root["schema"], schema.scalar != PageWriter.schema {
      report(
        "schema “\(schema.scalar ?? "")” where \(PageWriter.schema) is known", at: schema,
        remedy: "Run hig ingest with this version of hig.")
    }
    var front = FrontMatter(
      title: required("title", in: root), slug: folder("slug", in: root),
      url: text("url", in: root) ?? "",
      edition: root["edition"] == nil ? FrontMatter.current : folder("edition", in: root),
      abstract: text("abstract", in: root) ?? "")
    front.section = text("section", in: root)
    front.platforms = platforms("platforms", in: root)
    front.unsupported = platforms("unsupported", in: root)
    front.updated = text("updated", in: root)
    front.keywords = texts("keywords", in: root)
    front.aliases = texts("aliases", in: root)
    front.quality = quality(in: root)
    front.sources = list("sources", in: root).map(source)
    front.scraped = scraped(in: root)
    return front
  }

  private mutating func required(_ key: String, in root: YAMLNode) -> String {
    if let text = text(key, in: root), !text.isEmpty { return text }
    if root[key] != nil, root[key]?.scalar == nil { return "" }
    report("the field “\(key)” is missing", line: 1, column: 1, remedy: "Add “\(key): …”.")
    return ""
  }

  private mutating func text(_ key: String, in root: YAMLNode) -> String? {
    guard let node = root[key] else { return nil }
    if let text = node.scalar { return text }
    report("“\(key)” is no text", at: node, remedy: "Write “\(key): …” on one line.")
    return nil
  }

  private mutating func list(_ key: String, in root: YAMLNode) -> [YAMLNode] {
    guard let node = root[key] else { return [] }
    if let nodes = node.sequence { return nodes }
    report("“\(key)” is no list", at: node, remedy: "Write “\(key): [one, two]”.")
    return []
  }

  private mutating func scraped(in root: YAMLNode) -> [ScrapedField] {
    guard let node = root["scraped"] else { return [] }
    if node.mapping == nil { report("“scraped” holds no fields", at: node) }
    return (node.mapping ?? []).map { ScrapedField($0.key, $0.value.scalar ?? "") }
  }

  /// Slug and edition become the names of folders, so they are letters, digits and hyphens.
  private mutating func folder(_ key: String, in root: YAMLNode) -> String {
    let name = required(key, in: root)
    if name.utf8.allSatisfy({ ByteClass.isAlphanumeric($0) || $0 == UInt8(ascii: "-") }) {
      return name
    }
    report(
      "the \(key) “\(name)” has other characters than letters, digits and hyphens",
      at: root[key] ?? root)
    return ""
  }

  private mutating func platforms(_ key: String, in root: YAMLNode) -> [Platform] {
    list(key, in: root).compactMap { node in
      let name = node.scalar ?? ""
      if let platform = Platform(rawValue: name) { return platform }
      let names = Platform.allCases.map(\.rawValue)
      report(
        "unknown platform “\(name)”", at: node,
        remedy: "One of \(names.joined(separator: ", ")).")
      return nil
    }
  }

  private mutating func texts(_ key: String, in root: YAMLNode) -> [String] {
    list(key, in: root).compactMap(\.scalar)
  }

  private mutating func quality(in root: YAMLNode) -> PageQuality? {
    guard let node = root["quality"] else { return nil }
    guard let score = perMille(node["score"]), let structure = perMille(node["structure"]),
      let losses = node["losses"]?.scalar.flatMap({ Int($0) }), losses >= 0
    else {
      report(
        "“quality” wants a score and a structure from 0 to 1, and a number of losses", at: node,
        remedy: "Remove it: hig ingest writes it anew.")
      return nil
    }
    return PageQuality(scorePerMille: score, structurePerMille: structure, losses: losses)
  }

  private func source(_ node: YAMLNode) -> PageSource {
    PageSource(
      file: node["file"]?.scalar ?? "", shape: node["shape"]?.scalar ?? "",
      sha256: node["sha256"]?.scalar ?? "", captured: node["captured"]?.scalar,
      keptPerMille: perMille(node["kept"]) ?? 0)
  }

  private func perMille(_ node: YAMLNode?) -> Int? {
    guard let share = node?.scalar.flatMap({ Double($0) }), (0...1).contains(share) else {
      return nil
    }
    return Int((share * 1000).rounded())
  }

  private mutating func report(_ summary: String, at node: YAMLNode, remedy: String? = nil) {
    report(summary, line: node.line, column: node.column, remedy: remedy)
  }

  private mutating func report(_ summary: String, line: Int, column: Int, remedy: String? = nil) {
    let place = SourceLocation(file: file, line: firstLine + line - 1, column: column)
    diagnostics.append(
      Diagnostic(
        "front-matter", .error, at: place, summary,
        why: "The front matter says what a page is and where it stands; a build does not guess.",
        remedy: remedy ?? "docs/normalised-pages.md tells the fields."))
  }
}
