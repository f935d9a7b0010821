import Bytes
import JSON

/// Code: listings, files by name, requests and what answers them.
extension RenderContent {
  mutating func takeCode(_ block: LocatedJSON) {
    takeLegend(of: block)
    takeCode(block["code"], syntax: block["syntax"], from: block.range)
  }

  mutating func takeCode(_ lines: LocatedJSON?, syntax: LocatedJSON?, from origin: Range<Int>) {
    let lines = lines?.string.map { [$0] } ?? lines?.elements.compactMap(\.string) ?? []
    guard isInCell else {
      let code = Array(lines.joined(separator: "\n").utf8)
      return sink.add(code: code, language: Array((syntax?.string ?? "").utf8), from: origin)
    }
    for line in lines { add(from: origin, "code") { $0.writer.code(line) } }
  }

  /// A request and its answer, or the JSON of a dictionary.
  mutating func takeExample(_ block: LocatedJSON) {
    takeBlocks(block.list("summary"))
    for name in ["request", "response", "example"] {
      guard let example = block[name] else { continue }
      for part in example.list("content") {
        takeCode(part["code"], syntax: example["syntax"], from: part.range)
      }
    }
  }

  /// A file that is in the references, under its name.
  mutating func takeFile(_ name: LocatedJSON) {
    guard let file = name.string.flatMap({ references.use($0) }) else { return }
    add(from: name.range, "paragraph") { $0.writer.code(file.text("fileName")) }
    takeCode(file["content"], syntax: file["syntax"], from: file["content"]?.range ?? 0..<0)
  }

  /// What a table or a listing is called, and what is said of it, above it.
  mutating func takeLegend(of block: LocatedJSON) {
    guard let metadata = block["metadata"] else { return }
    add(from: metadata.range, "caption") { $0.writeLegend(metadata) }
  }

  /// The title of a picture, a table or a listing in bold, and the words behind it.
  mutating func writeLegend(_ metadata: LocatedJSON) {
    writer.strong(metadata.text("title"))
    writer.lineBreak()
    write(metadata.list("abstract"))
  }
}
