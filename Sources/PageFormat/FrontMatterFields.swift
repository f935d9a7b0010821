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

  private var fields: YAMLFields
  var diagnostics: [Diagnostic] { fields.diagnostics }

  init(file: String, firstLine: Int) {
    fields = YAMLFields(
      file: file, rule: .frontMatter, firstLine: firstLine,
      why: "A build takes the page’s title and address from its front matter.",
      remedy: Self.remedy)
  }

  private static let remedy = "See docs/normalized-pages.md for the fields."

  mutating func frontMatter(_ yaml: ArraySlice<UInt8>) -> FrontMatter? {
    guard let root = fields.pairs(Array(yaml), "front matter") else {
      if fields.diagnostics.isEmpty { fields.report("Empty front matter", line: 1, column: 1) }
      return nil
    }
    for entry in root.mapping ?? [] where !Self.known.contains(entry.key) {
      fields.unknown("field", entry, among: Self.known, remedy: Self.remedy)
    }
    let front = typed(root)
    return fields.diagnostics.contains { $0.level == .error } ? nil : front
  }
}

extension FrontMatterFields {
  private mutating func typed(_ root: YAMLNode) -> FrontMatter {
    if let schema = root["schema"], schema.scalar != PageWriter.schema {
      fields.report(
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
    fields.report("Missing field `\(key)`", line: 1, column: 1, remedy: "Add `\(key): …`.")
    return ""
  }

  mutating func text(
    _ key: String, in root: YAMLNode, limit: Int = .max
  ) -> String? {
    guard let node = root[key] else { return nil }
    return fields.text(key, node, mayBeEmpty: true).map { text in
      gated(at: node) { $0.text(key, text, limit: limit) }
    }
  }

  mutating func list(_ key: String, in root: YAMLNode) -> [YAMLNode] {
    root[key].flatMap { fields.list(key, $0) } ?? []
  }

  private mutating func scraped(in root: YAMLNode) -> [ScrapedField] {
    guard let node = root["scraped"] else { return [] }
    if node.mapping == nil { fields.report("`scraped` must be `key: value` pairs", at: node) }
    return (node.mapping ?? []).map { ScrapedField($0.key, $0.value.scalar ?? "") }
  }

  private mutating func platforms(_ key: String, in root: YAMLNode) -> [Platform] {
    list(key, in: root).compactMap { fields.choice("platform", $0, as: Platform.self) }
  }

  private mutating func quality(in root: YAMLNode) -> PageQuality? {
    guard let node = root["quality"] else { return nil }
    guard let score = perMille(node["score"]), let structure = perMille(node["structure"]),
      let losses = node["losses"]?.scalar.flatMap({ Int($0) }), losses >= 0
    else {
      fields.report(
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

  /// What is wrong with a value that something else can be taken for.
  mutating func add(_ fault: FieldFault, at node: YAMLNode) {
    let place = fields.place(line: node.line, column: node.column)
    fields.add(
      Diagnostic(.fieldInvalid, at: place, fault.summary, why: fault.why, remedy: fault.remedy))
  }
}
