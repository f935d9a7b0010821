import Bytes

/// Writes a range of the dictionary; `TermShard` reads it.
enum TermsWriter {
  static func bytes(_ words: ArraySlice<WordList.Word>) -> [UInt8] {
    var entries: [UInt8] = []
    var postings: [UInt8] = []
    Varint.write(UInt64(words.count), to: &entries)
    var last: [UInt8] = []
    for word in words {
      write(word.word, after: last, to: &entries)
      last = word.word
      switch word.entry {
      case .form(let stem):
        Varint.write(0, to: &entries)
        write(stem, after: word.word, to: &entries)
      case .postings(let places):
        Varint.write(UInt64(places.count), to: &entries)
        let block = bytes(places)
        Varint.write(UInt64(block.count), to: &entries)
        postings += block
      }
    }
    var bytes: [UInt8] = []
    Varint.write(UInt64(entries.count), to: &bytes)
    return bytes + entries + postings
  }

  /// About how many bytes a word takes, to cut by.
  static func size(_ word: WordList.Word) -> Int {
    switch word.entry {
    case .form: 6
    case .postings(let places): 8 + 2 * places.count
    }
  }
}

extension TermsWriter {
  /// What is shared with the word before, and the rest.
  private static func write(_ word: [UInt8], after last: [UInt8], to bytes: inout [UInt8]) {
    let kept = zip(word, last).prefix { $0 == $1 }.count
    Varint.write(UInt64(kept), to: &bytes)
    Varint.write(UInt64(word.count - kept), to: &bytes)
    bytes += word[kept...]
  }

  /// First all impacts, then the gaps: like packs better beside like.
  private static func bytes(_ postings: [WordList.Posting]) -> [UInt8] {
    var bytes = postings.map(\.impact)
    var last = -1
    for posting in postings {
      Varint.write(UInt64(posting.unit - last - 1), to: &bytes)
      last = posting.unit
    }
    return bytes
  }
}
