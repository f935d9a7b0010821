public import Diagnostics
public import Model
import Bytes
import YAML

/// Reads a normalized page strictly: an unknown field, a missing one and a wrong value are errors
/// with line and column.
public enum PageReader {
  /// The page and its findings; no page if it cannot be used.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (page: SourcePage?, diagnostics: [Diagnostic]) {
    let bytes = plain(bytes)
    guard let split = split(bytes) else {
      return (nil, [missingFrontMatter(file)])
    }
    var fields = FrontMatterFields(file: file, firstLine: 2)
    guard let front = fields.frontMatter(bytes[split.yaml]) else {
      return (nil, fields.diagnostics)
    }
    let line = bytes[..<split.body].count { $0 == UInt8(ascii: "\n") } + 1
    let broken = BrokenUTF8.finding(in: bytes, from: split.body, file: file)
    return (
      SourcePage(
        frontMatter: front, text: StoredBytes(bytes[split.body...]), file: file, bodyLine: line),
      fields.diagnostics + [broken].compactMap(\.self)
    )
  }

  /// The digest that the page says it was written with; nil if it says none.
  public static func writtenDigest(_ bytes: [UInt8]) -> String? {
    let bytes = plain(bytes)
    guard let split = split(bytes) else { return nil }
    return try? YAMLReader.read(Array(bytes[split.yaml]))?["digest"]?.scalar
  }
}

extension PageReader {
  /// Without what some editors add: a mark of the byte order, and a carriage return to each line.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: "---\n".utf8) { return bytes }
    let text = bytes[...].withoutMark
    guard text.starts(with: "---\r\n".utf8) else {
      return text.starts(with: "---\n".utf8) ? Array(text) : bytes
    }
    let (returns, feed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    return text.indices.filter {
      text[$0] != returns || $0 + 1 == text.endIndex || text[$0 + 1] != feed
    }.map { text[$0] }
  }

  /// The YAML between the two fences, and where the body starts: behind one blank line.
  private static func split(_ bytes: [UInt8]) -> (yaml: Range<Int>, body: Int)? {
    let fence = Array("---\n".utf8)
    guard bytes.starts(with: fence) else { return nil }
    var line = fence.count
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if bytes[line..<end].elementsEqual("---".utf8) {
        var body = min(end + 1, bytes.count)
        if body < bytes.count, bytes[body] == UInt8(ascii: "\n") { body += 1 }
        return (fence.count..<line, body)
      }
      line = end + 1
    }
    return nil
  }

  private static func missingFrontMatter(_ file: String) -> Diagnostic {
    Diagnostic(
      .frontMatter, at: SourceLocation(file: file, line: 1, column: 1),
      "No front matter between two lines of “---”",
      why: "A normalized page gives its title, slug and address before its text.",
      remedy: "Put scraped files in `content/raw` and run `hig ingest`.")
  }
}
