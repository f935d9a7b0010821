import Bytes
import SearchCore

/// A file of words: the hash of its bytes, and what tells its words from those of the file before.
struct TermsFile {
  let hash: UInt32
  let beginning: [UInt8]

  /// The shortest beginning of a word that is behind the word before.
  static func beginning(of word: [UInt8], after last: [UInt8]) -> ArraySlice<UInt8> {
    word.prefix(zip(word, last).prefix { $0 == $1 }.count + 1)
  }
}

/// Writes a range of the dictionary; `TermShard` reads it.
enum TermsWriter {
  static func bytes(_ words: ArraySlice<WordList.Word>) -> [UInt8] {
    var bytes: [UInt8] = []
    Varint.write(UInt64(words.count), to: &bytes)
    var last: [UInt8] = []
    var runs = PostingRuns()
    for word in words {
      write(word.word, after: last, to: &bytes)
      last = word.word
      let postings = word.postings
      let more = word.count - postings.count
      Varint.write(UInt64(postings.count) << 1 | (more > 0 ? 1 : 0), to: &bytes)
      if more > 0 { Varint.write(UInt64(more), to: &bytes) }
      runs.append(postings)
    }
    return bytes + runs.bytes
  }

  /// About how many bytes a word takes, to cut by.
  static func size(_ word: WordList.Word) -> Int {
    6 + 3 * min(word.count, Posting.most)
  }

  /// What is shared with the word before, and the rest.
  static func write(_ word: [UInt8], after last: [UInt8], to bytes: inout [UInt8]) {
    let most = min(word.count, last.count)
    var kept = 0
    while kept < most, word[kept] == last[kept] { kept += 1 }
    Varint.write(UInt64(kept), to: &bytes)
    bytes.append(text: word[kept...])
  }
}

/// What each posting says, then the gaps from unit to unit, the words of headings, the places in
/// the texts: like packs better beside like.
private struct PostingRuns {
  private var infos: [UInt8] = []
  private var gaps: [UInt8] = []
  private var headings: [UInt8] = []
  private var places: [UInt8] = []

  var bytes: [UInt8] { infos + gaps + headings + places }

  /// The postings of the next word.
  mutating func append(_ postings: [Posting]) {
    var last = -1
    for posting in postings {
      infos.append(posting.info)
      Varint.write(UInt64(posting.unit - last - 1), to: &gaps)
      last = posting.unit
      if posting.isInHeading { headings.append(posting.headingWords) }
      append(posting.places)
    }
  }

  private mutating func append(_ bits: UInt16) {
    guard bits.nonzeroBitCount < Posting.manyPlaces else {
      places.append(UInt8(truncatingIfNeeded: bits))
      places.append(UInt8(truncatingIfNeeded: bits >> 8))
      return
    }
    var (rest, last) = (bits, -1)
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      places.append(UInt8(truncatingIfNeeded: place - last - 1))
      last = place
      rest &= rest - 1
    }
  }
}
