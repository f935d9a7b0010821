import Bytes
import Diagnostics
import Model
import Vocabulary
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
        report("The front matter must be `key: value` pairs", line: 1, column: 1)
        return nil
      }
      refuseUnknown(entries)
      let front = typed(root)
      return diagnostics.contains { $0.level == .error } ? nil : front
    } catch {
      report(
        "Front matter is invalid YAML: \(error.problem)", line: error.line, column: error.column)
      return nil
    }
  }
}

extension FrontMatterFields {
  private mutating func refuseUnknown(_ entries: [YAMLEntry]) {
    for entry in entries where !Self.known.contains(entry.key) {
      let meant = EditDistance.nearest(to: entry.key, among: Self.known)
      report(
        "Unknown field `\(entry.key)`", line: entry.line,
        column: entry.column, remedy: meant.map { "Did you mean `\($0)`?" })
    }
  }

  private mutating func typed(_ root: YAMLNode) -> FrontMatter {
    if let schema = root["schema"], schema.scalar != PageWriter.schema {
      report(
        "Unknown schema “\(schema.scalar ?? "")”, expected \(PageWriter.schema)", at: schema,
        remedy: "Run `hig ingest` with this version of hig.")
    }
    var front = FrontMatter(
      title: required("title", in: root, limit: FieldLimit.title), slug: slug(in: root),
      url: address("url", in: root), edition: edition(in: root),
      abstract: text("abstract", in: root, limit: FieldLimit.abstract) ?? "")
    front.section = text("section", in: root, limit: FieldLimit.section)
    front.platforms = platforms("platforms", in: root)
    front.unsupported = platforms("unsupported", in: root)
    front.updated = day("updated", in: root)
    front.keywords = words("keywords", in: root)
    front.aliases = words("aliases", in: root)
    front.quality = quality(in: root)
    front.sources = sources(in: root)
    front.scraped = scraped(in: root)
    return front
  }

  mutating func required(_ key: String, in root: YAMLNode, limit: Int) -> String {
    if let text = text(key, in: root, limit: limit), !text.isEmpty { return text }
    if root[key] != nil, root[key]?.scalar == nil { return "" }
    report("Missing field `\(key)`", line: 1, column: 1, remedy: "Add `\(key): …`.")
    return ""
  }

  mutating func text(
    _ key: String, in root: YAMLNode, limit: Int = .max
  ) -> String? {
    guard let node = root[key] else { return nil }
    if let text = node.scalar { return gated(at: node) { $0.text(key, text, limit: limit) } }
    report("`\(key)` must be a string", at: node, remedy: "Write `\(key): …` on one line.")
    return nil
  }

  mutating func list(_ key: String, in root: YAMLNode) -> [YAMLNode] {
    guard let node = root[key] else { return [] }
    if let nodes = node.sequence { return nodes }
    report("`\(key)` must be a list", at: node, remedy: "Write `\(key): [one, two]`.")
    return []
  }

  private mutating func scraped(in root: YAMLNode) -> [ScrapedField] {
    guard let node = root["scraped"] else { return [] }
    if node.mapping == nil { report("`scraped` must be `key: value` pairs", at: node) }
    return (node.mapping ?? []).map { ScrapedField($0.key, $0.value.scalar ?? "") }
  }

  private mutating func platforms(_ key: String, in root: YAMLNode) -> [Platform] {
    list(key, in: root).compactMap { node in
      let name = node.scalar ?? ""
      if let platform = Platform(rawValue: name) { return platform }
      let names = Platform.allCases.map(\.rawValue)
      report(
        "Unknown platform `\(name)`", at: node,
        remedy: "Use \(names.joined(separator: ", ")).")
      return nil
    }
  }

  private mutating func quality(in root: YAMLNode) -> PageQuality? {
    guard let node = root["quality"] else { return nil }
    guard let score = perMille(node["score"]), let structure = perMille(node["structure"]),
      let losses = node["losses"]?.scalar.flatMap({ Int($0) }), losses >= 0
    else {
      report(
        "`quality` must have `score` and `structure` from 0 to 1, and `losses`", at: node,
        remedy: "Remove it: `hig ingest` writes it again.")
      return nil
    }
    return PageQuality(scorePerMille: score, structurePerMille: structure, losses: losses)
  }

  func perMille(_ node: YAMLNode?) -> Int? {
    guard let share = node?.scalar.flatMap({ Double($0) }), (0...1).contains(share) else {
      return nil
    }
    return Int((share * 1000).rounded())
  }

  mutating func report(_ summary: String, at node: YAMLNode, remedy: String? = nil) {
    report(summary, line: node.line, column: node.column, remedy: remedy)
  }

  /// What is wrong with a value that something else can be taken for.
  mutating func tell(_ fault: FieldFault, at node: YAMLNode) {
    let place = SourceLocation(file: file, line: firstLine + node.line - 1, column: node.column)
    diagnostics.append(
      Diagnostic(
        .fieldInvalid, at: place, fault.summary, why: fault.why, remedy: fault.remedy))
  }

  private mutating func report(_ summary: String, line: Int, column: Int, remedy: String? = nil) {
    let place = SourceLocation(file: file, line: firstLine + line - 1, column: column)
    diagnostics.append(
      Diagnostic(
        .frontMatter, at: place, summary,
        why: "A build takes the page’s title and address from its front matter.",
        remedy: remedy ?? "See docs/normalised-pages.md for the fields."))
  }
}
