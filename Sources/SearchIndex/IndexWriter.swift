public import Model
import SearchCore

/// A part of an index: what is a file, or is in the first with others.
struct IndexPart {
  let name: PartName
  let payload: [UInt8]
}

/// Writes the search index of a site. The same site gives the same bytes, on every machine.
public struct IndexWriter {
  private let words: SiteWords
  private let synonyms: SynonymTable
  /// Takes each part as it is made: a large index is never in memory whole.
  private let put: (IndexPart) -> Void

  /// Hands over the files of the index, below `search/`, as they are made, with the browser's build
  /// of the search.
  public static func write(
    _ words: SiteWords, synonyms: Synonyms, module: [UInt8]?, to put: @escaping (OutputFile) -> Void
  ) throws(SearchError) {
    var scripts = IndexScripts(module, to: put)
    try IndexWriter(words, synonyms) { scripts.add($0) }.run()
    scripts.finish()
  }

  static func parts(
    for words: SiteWords, synonyms: Synonyms
  ) throws(SearchError) -> [IndexPart] {
    var parts: [IndexPart] = []
    try IndexWriter(words, synonyms) { parts.append($0) }.run()
    return parts
  }

  private init(_ words: SiteWords, _ synonyms: Synonyms, _ put: @escaping (IndexPart) -> Void) {
    self.words = words
    self.synonyms = SynonymTable(synonyms, words.table)
    self.put = put
  }

  private var units: [IndexedUnit] { words.units }
}

extension IndexWriter {
  private func run() throws(SearchError) {
    guard units.count <= SearchEngine.mostUnits else {
      throw .tooManyUnits(units.count, limit: SearchEngine.mostUnits)
    }
    var manifest = ManifestWriter(words.facets)
    manifest.add(terms: writeTerms())
    manifest.add(units: writeUnits())
    manifest.add(synonyms)
    let tables = units.indices.filter { units[$0].hasRows }
    manifest.add(tables: tables, rows: writeRows(of: tables))
    add(.manifest, manifest.finish())
  }

  private func writeTerms() -> [TermsFile] {
    let marks = UnitMark.marks(of: units, self.words.table)
    let words = WordList(self.words.table, marks: marks, others: synonyms.words).words
    var listed: [TermsFile] = []
    func beginning(_ place: Int) -> ArraySlice<UInt8> {
      TermsFile.beginning(of: words[place].word, after: place > 0 ? words[place - 1].word : [])
    }
    let sizes = words.map(TermsWriter.size)
    let target = max(ShardPlan.terms, sizes.reduce(0, +) / ShardPlan.mostTerms)
    let plan = ShardPlan.cut(sizes, target: target) { beginning($0).count }
    for (number, range) in plan.enumerated() {
      let hash = add(.terms, number, TermsWriter.bytes(words[range]))
      listed.append(TermsFile(hash: hash, beginning: Array(beginning(range.lowerBound))))
    }
    return listed
  }

  private func writeUnits() -> [UnitFile] {
    let pages = Self.pages(of: units)
    let target = units.count <= ShardPlan.fewUnits ? ShardPlan.fewUnits : ShardPlan.units
    let plan = ShardPlan.cut(pages.map(\.count), target: target)
    return plan.enumerated().map { number, range in
      let texts = writeTexts(pages[range], of: number)
      let covered = pages[range.lowerBound].lowerBound..<pages[range.upperBound - 1].upperBound
      let hash = add(.units, number, UnitsWriter.names(units, covered, texts: texts))
      return UnitFile(hash: hash, count: covered.count)
    }
  }

  /// The texts of some pages, whose names are in one file.
  private func writeTexts(
    _ pages: ArraySlice<Range<Int>>, of file: Int
  ) -> [UnitFile] {
    let sizes = pages.map { page in page.reduce(0) { $0 + words.textSize(of: $1) + 1 } }
    let target = max(ShardPlan.texts, sizes.reduce(0, +) >> (PartName.textBits - 1))
    return ShardPlan.cut(sizes, target: target).enumerated().map { number, range in
      let own = pages.dropFirst(range.lowerBound).prefix(range.count)
      let hash = add(
        .texts, file << PartName.textBits | number,
        UnitsWriter.bytes(own.flatMap(words.texts)))
      return UnitFile(hash: hash, count: own.reduce(0) { $0 + $1.count })
    }
  }

  /// The tables again, without the texts around them: what an answer is looked for in.
  private func writeRows(of tables: [Int]) -> [UnitFile] {
    let texts = tables.map { PartList.tables(of: Array(words.text(of: $0))) }
    let isSmall = texts.reduce(0) { $0 + $1.count } <= ShardPlan.fewRows
    let plan = ShardPlan.cut(
      texts.map(\.count), target: isSmall ? ShardPlan.fewRows : ShardPlan.rows)
    return plan.enumerated().map { number, range in
      UnitFile(
        hash: add(.rows, number, UnitsWriter.bytes(texts[range].map { $0[...] })),
        count: range.count)
    }
  }

  /// The units of each page.
  private static func pages(of units: [IndexedUnit]) -> [Range<Int>] {
    let starts = units.indices.filter { units[$0].parent == nil }
    return zip(starts, starts.dropFirst() + [units.count]).map { $0..<$1 }
  }

  private func add(
    _ kind: PartName.Kind, _ number: Int, _ payload: [UInt8]
  ) -> UInt32 {
    let hash = SearchEngine.hash(of: payload)
    add(PartName(kind, number: number, hash: hash), payload)
    return hash
  }

  private func add(_ part: PartName, _ payload: [UInt8]) {
    put(IndexPart(name: part, payload: payload))
  }
}
