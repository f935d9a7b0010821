extension Stemmer {
  /// Step 0: 's and its kin.
  mutating func dropPossessive() {
    if ends(with: "'s'") {
      word.removeLast(3)
    } else if ends(with: "'s") {
      word.removeLast(2)
    } else if ends(with: "'") {
      word.removeLast()
    }
  }

  /// Step 1a: plurals.
  mutating func dropPlural() {
    if ends(with: "sses") {
      word.removeLast(2)
    } else if ends(with: "ied") || ends(with: "ies") {
      word.removeLast(word.count > 4 ? 2 : 1)
    } else if ends(with: "us") || ends(with: "ss") {
      return
    } else if ends(with: "s"), hasVowel(before: word.count - 2) {
      word.removeLast()
    }
  }

  /// Step 1b: -ed, -ing and their adverbs.
  mutating func dropPast() {
    if ends(with: "eedly") {
      if isWithin(first, last: 5) { word.removeLast(3) }
    } else if ends(with: "eed") {
      if isWithin(first, last: 3) { word.removeLast() }
    } else if let length = pastLength, hasVowel(before: word.count - length) {
      word.removeLast(length)
      mendPast()
    }
  }

  private var pastLength: Int? {
    if ends(with: "ingly") { return 5 }
    if ends(with: "edly") { return 4 }
    if ends(with: "ing") { return 3 }
    return ends(with: "ed") ? 2 : nil
  }

  /// "hop(p)" loses the double, "hop" from "hoping" gets its e back.
  private mutating func mendPast() {
    if ends(with: "at") || ends(with: "bl") || ends(with: "iz") {
      word.append(UInt8(ascii: "e"))
    } else if endsInDouble {
      word.removeLast()
    } else if word.count == first, endsInShortSyllable {
      word.append(UInt8(ascii: "e"))
    }
  }

  private var endsInDouble: Bool {
    guard word.count >= 2, let last = word.last, last == word[word.count - 2] else { return false }
    return Self.isOne(last, of: "bdfgmnprt")
  }
}
