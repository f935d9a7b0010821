/// A word of the dictionary that stands for a word of the query.
struct Form {
  let file: Int
  let postings: TermShard.Postings
  let weight: UInt32
}

extension SearchEngine {
  /// A beginning may lie in many files; those that hold the first words of them will do.
  static let mostFilesForBeginning = 4

  /// For each word of the query, the forms to count.
  func forms(of query: Query) throws(IndexError) -> Answer<[[Form]]> {
    var missing = Missing()
    var words: [[Form]] = []
    for word in query.words {
      var forms = try lookUp(word.stem, weight: word.weight, &missing).map { [$0] } ?? []
      if word.isOpen { forms += try completions(of: word, &missing) }
      words.append(forms)
    }
    return missing.files.isEmpty
      ? .ready(words) : .needs(missing.files.map { name(.terms, $0) })
  }
}

extension SearchEngine {
  /// Files to bring, each once, in the order in which they were missed.
  private struct Missing {
    private(set) var files: [Int] = []

    mutating func add(_ file: Int) {
      if !files.contains(file) { files.append(file) }
    }
  }

  private func lookUp(
    _ stem: [UInt8], weight: UInt32, _ missing: inout Missing
  ) throws(IndexError) -> Form? {
    guard let file = manifest.termsFile(for: stem) else { return nil }
    guard let shard = terms[file] else {
      missing.add(file)
      return nil
    }
    guard case .postings(let postings) = try shard.entry(for: stem) else { return nil }
    return Form(file: file, postings: postings, weight: weight)
  }

  /// The words that begin with one that is still being typed; the longer, the less they weigh.
  private func completions(
    of word: Query.Word, _ missing: inout Missing
  ) throws(IndexError) -> [Form] {
    let files = manifest.termsFiles(startingWith: word.word).prefix(Self.mostFilesForBeginning)
    var forms: [Form] = []
    var stems: [(stem: [UInt8], weight: UInt32)] = []
    for file in files {
      guard let shard = terms[file] else {
        missing.add(file)
        continue
      }
      try shard.forEach(startingWith: word.word) { candidate, entry in
        let weight = word.weight * 3 / 4 * UInt32(word.word.count) / UInt32(candidate.count)
        switch entry {
        case .postings(let postings):
          forms.append(Form(file: file, postings: postings, weight: weight))
        case .form(let stem):
          stems.append((stem, weight))
        }
      }
    }
    for (stem, weight) in stems {
      if let form = try lookUp(stem, weight: weight, &missing) { forms.append(form) }
    }
    return forms
  }
}
