import Diagnostics
import Files
import SearchIndex
import YAML

/// Reads `content/synonyms.yaml`: a word of Apple's, and in a list what others call it.
struct SynonymsReader {
  private var fields: YAMLFields

  /// The synonyms, none if there is no such file.
  static func read(_ file: String, from files: FileSystem) -> Stage<Synonyms> {
    var found = Findings()
    var reader = SynonymsReader(file: file)
    let bytes = found.take(.file(file, of: .synonyms, from: files))
    let synonyms = bytes.map { reader.synonyms($0) } ?? Synonyms()
    found.add(reader.fields.diagnostics)
    return Stage(synonyms, found)
  }

  private init(file: String) {
    fields = YAMLFields(
      file: file, rule: .synonyms, remedy: "Write `word: [synonym, other synonym]`.")
  }
}

extension SynonymsReader {
  private mutating func synonyms(_ bytes: [UInt8]) -> Synonyms {
    let entries = fields.pairs(bytes, "synonyms")?.mapping
    return Synonyms((entries ?? []).compactMap { group($0) })
  }

  private mutating func group(_ entry: YAMLEntry) -> Synonyms.Group? {
    let words = fields.list(
      entry.key, entry.value, of: "words", remedy: "Write `\(entry.key): [synonym]`.")
    guard let words else { return nil }
    guard entry.key.utf8.count <= Self.longest else {
      fields.report("Word longer than \(Self.longest) bytes", at: entry.value)
      return nil
    }
    return Synonyms.Group(target: entry.key, words: words.compactMap { word($0) })
  }

  private mutating func word(_ node: YAMLNode) -> String? {
    guard let word = node.scalar, !word.isEmpty else {
      fields.report("A synonym must be one word or a few", at: node)
      return nil
    }
    if word.utf8.count <= Self.longest { return word }
    fields.report("Synonym longer than \(Self.longest) bytes", at: node)
    return nil
  }

  /// What is longer than a query is never asked for.
  private static let longest = 200
}
