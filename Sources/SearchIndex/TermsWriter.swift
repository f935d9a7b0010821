import Bytes
import SearchCore

/// Writes a range of the dictionary; `TermShard` reads it.
enum TermsWriter {
  static func bytes(_ words: ArraySlice<WordList.Word>) -> [UInt8] {
    var bytes: [UInt8] = []
    Varint.write(UInt64(words.count), to: &bytes)
    var last: [UInt8] = []
    var listed: [[Posting]] = []
    for word in words {
      write(word.word, after: last, to: &bytes)
      last = word.word
      let postings = word.postings
      let more = word.count - postings.count
      let flags: UInt64 = (more > 0 ? 2 : 0) | (word.synonyms.isEmpty ? 0 : 1)
      Varint.write(UInt64(postings.count) << 2 | flags, to: &bytes)
      if more > 0 { Varint.write(UInt64(more), to: &bytes) }
      if !word.synonyms.isEmpty { write(word.synonyms, to: &bytes) }
      listed.append(postings)
    }
    return bytes + runs(listed)
  }

  /// About how many bytes a word takes, to cut by.
  static func size(_ word: WordList.Word) -> Int {
    6 + 3 * min(word.count, Posting.most)
  }
}

extension TermsWriter {
  /// What is shared with the word before, and the rest.
  private static func write(_ word: [UInt8], after last: [UInt8], to bytes: inout [UInt8]) {
    let kept = zip(word, last).prefix { $0 == $1 }.count
    Varint.write(UInt64(kept), to: &bytes)
    write(word[kept...], to: &bytes)
  }

  private static func write(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
    Varint.write(UInt64(text.count), to: &bytes)
    bytes += text
  }

  private static func write(_ synonyms: [SynonymKey], to bytes: inout [UInt8]) {
    Varint.write(UInt64(synonyms.count), to: &bytes)
    for synonym in synonyms {
      write(synonym.rest, to: &bytes)
      Varint.write(UInt64(synonym.target), to: &bytes)
    }
  }

  /// What each posting says, then the gaps from unit to unit, the words of headings, the places in
  /// the texts: like packs better beside like.
  private static func runs(_ words: [[Posting]]) -> [UInt8] {
    var gaps: [UInt8] = []
    var headings: [UInt8] = []
    var places: [UInt8] = []
    for postings in words {
      var last = -1
      for posting in postings {
        Varint.write(UInt64(posting.unit - last - 1), to: &gaps)
        last = posting.unit
        if posting.isInHeading { headings.append(posting.headingWords) }
        write(posting.places, to: &places)
      }
    }
    return words.flatMap { $0.map(\.info) } + gaps + headings + places
  }

  private static func write(_ places: UInt16, to bytes: inout [UInt8]) {
    guard places.nonzeroBitCount < Posting.manyPlaces else {
      bytes += [UInt8(truncatingIfNeeded: places), UInt8(truncatingIfNeeded: places >> 8)]
      return
    }
    var last = -1
    for place in 0..<Posting.stretches where places >> UInt16(place) & 1 == 1 {
      bytes.append(UInt8(place - last - 1))
      last = place
    }
  }
}
