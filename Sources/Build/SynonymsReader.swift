import Diagnostics
import Files
import SearchIndex
import YAML

/// Reads `content/synonyms.yaml`: a word of Apple's, and in a list what others call it.
struct SynonymsReader {
  private let file: String
  private var diagnostics: [Diagnostic] = []

  /// The synonyms, none if there is no such file.
  static func read(
    _ file: String, from files: FileSystem
  ) -> (synonyms: Synonyms, diagnostics: [Diagnostic]) {
    guard files.kind(file) != nil else { return (Synonyms(), []) }
    var reader = SynonymsReader(file: file)
    do throws(FileError) {
      return (reader.synonyms(try files.read(file, FileLimit.settings)), reader.diagnostics)
    } catch {
      reader.report(error.text, line: 0, column: 0)
      return (Synonyms(), reader.diagnostics)
    }
  }

  private init(file: String) { self.file = file }
}

extension SynonymsReader {
  private mutating func synonyms(_ bytes: [UInt8]) -> Synonyms {
    do throws(YAMLError) {
      guard let root = try YAMLReader.read(bytes) else { return Synonyms() }
      if let entries = root.mapping { return Synonyms(entries.compactMap { group($0) }) }
      report("The synonyms must be `word: [synonyms]` pairs", at: root)
    } catch {
      report("Invalid YAML: \(error.problem)", line: error.line, column: error.column)
    }
    return Synonyms()
  }

  private mutating func group(_ entry: YAMLEntry) -> Synonyms.Group? {
    guard let words = entry.value.sequence else {
      report("`\(entry.key)` must be a list of words", at: entry.value)
      return nil
    }
    guard entry.key.utf8.count <= Self.longest else {
      report("Word longer than \(Self.longest) bytes", at: entry.value)
      return nil
    }
    return Synonyms.Group(target: entry.key, words: words.compactMap { word($0) })
  }

  private mutating func word(_ node: YAMLNode) -> String? {
    guard let word = node.scalar, !word.isEmpty else {
      report("A synonym must be one word or a few", at: node)
      return nil
    }
    if word.utf8.count <= Self.longest { return word }
    report("Synonym longer than \(Self.longest) bytes", at: node)
    return nil
  }

  /// What is longer than a query is never asked for.
  private static let longest = 200

  private mutating func report(_ summary: String, at node: YAMLNode) {
    report(summary, line: node.line, column: node.column)
  }

  private mutating func report(_ summary: String, line: Int, column: Int) {
    let place = SourceLocation(file: file, line: line, column: column)
    let remedy = "Write `word: [synonym, other synonym]`."
    diagnostics.append(Diagnostic(.synonyms, at: place, summary, remedy: remedy))
  }
}
