import Bytes
import JSON

/// Code: listings, files by name, requests and what answers them.
extension RenderContent {
  mutating func takeCode(_ block: LocatedJSON) {
    takeLegend(of: block)
    takeCode(block["code"], syntax: block["syntax"], from: block.range)
  }

  mutating func takeCode(_ lines: LocatedJSON?, syntax: LocatedJSON?, from origin: Range<Int>) {
    let text = lines?.string.map { [$0] } ?? lines?.elements.compactMap(\.string) ?? []
    sink.add(
      code: Array(text.joined(separator: "\n").utf8), language: Self.bytes(syntax), from: origin)
  }

  /// A request and its answer, or the JSON of a dictionary.
  mutating func takeExample(_ block: LocatedJSON) {
    takeBlocks(block["summary"]?.elements ?? [])
    for name in ["request", "response", "example"] {
      guard let example = block[name] else { continue }
      for part in example["content"]?.elements ?? [] {
        takeCode(part["code"], syntax: example["syntax"], from: part.range)
      }
    }
  }

  /// A file that is in the references, under its name.
  mutating func takeFile(_ name: LocatedJSON) {
    guard let file = name.string.flatMap({ references.use($0) }) else { return }
    if let words = file["fileName"], !Self.bytes(words).isEmpty {
      var writer = InlineWriter()
      writer.code(Self.bytes(words)[...])
      add(writer.finish(), from: name.range, "paragraph")
    }
    takeCode(file["content"], syntax: file["syntax"], from: file["content"]?.range ?? 0..<0)
  }

  /// What a table or a listing is called, and what is said of it, above it.
  mutating func takeLegend(of block: LocatedJSON) {
    guard let metadata = block["metadata"] else { return }
    add(legend(metadata), from: metadata.range, "caption")
  }

  /// The title of a picture, a table or a listing in bold, and the words behind it.
  mutating func legend(_ metadata: LocatedJSON) -> [UInt8] {
    var writer = InlineWriter()
    writer.open(.strong)
    writer.text(Self.bytes(metadata["title"])[...])
    writer.close(.strong)
    writer.text(Array(" ".utf8)[...])
    write(metadata["abstract"]?.elements ?? [], to: &writer)
    return writer.finish()
  }
}
