public import Model
import Bytes
import Vocabulary
import YAML

/// Writes a normalized page: front matter in YAML, a blank line, the Markdown.
/// `PageReader` reads back exactly what this wrote.
public enum PageWriter {
  public static let schema = "1"

  public static func bytes(_ page: SourcePage) -> [UInt8] {
    let body = page.body
    let lines = lines(page.frontMatter)
    return frontMatter(lines, digest: digest(lines, body)) + body
  }

  /// Shows a page that was edited by hand since: the digest of all that we wrote but itself.
  public static func digest(_ page: SourcePage) -> String {
    digest(lines(page.frontMatter), page.body)
  }

  private static func digest(_ lines: String, _ body: ArraySlice<UInt8>) -> String {
    String(SHA256.hex(frontMatter(lines, digest: "") + body).prefix(16))
  }

  private static func frontMatter(_ lines: String, digest: String) -> [UInt8] {
    Array("\(lines)digest: \"\(digest)\"\n---\n\n".utf8)
  }
}

extension PageWriter {
  /// The front matter up to its digest.
  private static func lines(_ front: FrontMatter) -> String {
    var lines = ["---", "schema: \(schema)"]
    lines.append("title: \(YAMLWriter.scalar(front.title))")
    lines.append("slug: \(YAMLWriter.scalar(front.slug.text))")
    lines += optional("url", front.url.isEmpty ? nil : front.url)
    lines.append("edition: \(YAMLWriter.scalar(front.edition.text))")
    lines.append("abstract: \(YAMLWriter.scalar(front.abstract))")
    lines += optional("section", front.section)
    lines += list("platforms", front.platforms.map(\.rawValue))
    lines += list("unsupported", front.unsupported.map(\.rawValue))
    lines += optional("updated", front.updated)
    lines += list("keywords", front.keywords)
    lines += list("aliases", front.aliases)
    lines += front.quality.map(quality) ?? []
    lines += sources(front.sources)
    lines += scraped(front.scraped)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func optional(_ key: String, _ value: String?) -> [String] {
    value.map { ["\(key): \(YAMLWriter.scalar($0))"] } ?? []
  }

  private static func list(_ key: String, _ values: [String]) -> [String] {
    values.isEmpty ? [] : ["\(key): \(YAMLWriter.list(values))"]
  }

  private static func quality(_ quality: PageQuality) -> [String] {
    [
      "quality:", "  score: \(Number.thousandths(quality.scorePerMille))",
      "  structure: \(Number.thousandths(quality.structurePerMille))",
      "  losses: \(quality.losses)",
    ]
  }

  private static func sources(_ sources: [PageSource]) -> [String] {
    guard !sources.isEmpty else { return [] }
    return ["sources:"]
      + sources.flatMap { source in
        let lines: [String?] = [
          "  - file: \(YAMLWriter.scalar(source.file))",
          "    shape: \(YAMLWriter.scalar(source.shape))",
          "    sha256: \(YAMLWriter.quoted(source.sha256))",
          source.captured.map { "    captured: \(YAMLWriter.scalar($0))" },
          "    kept: \(Number.thousandths(source.keptPerMille))",
        ]
        return lines.compactMap(\.self)
      }
  }

  private static func scraped(_ fields: [ScrapedField]) -> [String] {
    guard !fields.isEmpty else { return [] }
    return ["scraped:"]
      + fields.map { "  \(YAMLWriter.scalar($0.name)): \(YAMLWriter.scalar($0.value))" }
  }
}
