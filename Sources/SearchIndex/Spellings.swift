import Bytes

/// How pages spell the words that speak for them.
struct Spellings {
  /// A word, or a name of two, as a page spells it.
  private struct Spelling {
    let stem: UInt32
    /// A number in `forms`, and that of the word in front if it is a name.
    let form: UInt32
    let front: UInt32?
    var count: UInt32
  }

  /// A word as it is written, whatever page has it.
  private struct Form {
    /// Its place among all words; nil for a stem that is in no index.
    let stem: UInt32?
    let isCapital: Bool
    /// Where it is counted, if the page has it.
    var place: UInt32 = 0
  }

  private struct Name: Hashable {
    let front: Int
    let form: Int
    let stem: UInt32?
  }

  private let site: SiteWords
  private let leading: LeadingWords
  /// The first unit of each page, and the end of the last.
  private let starts: [Int]
  private var letters = LetterWords()
  private var numbers = WordNumbers()
  private var forms: [Form] = []
  /// By page, once it was asked for.
  private var known: [[Spelling]?]
  /// By stem, the last page that asked how it spells it.
  private var askers: [UInt32]
  private var beginnings = Beginnings()
  /// Of the page that is read now.
  private var counts: [Spelling] = []
  private var names: [Name: Int] = [:]

  init(_ site: SiteWords, _ leading: LeadingWords) {
    self.site = site
    self.leading = leading
    known = Array(repeating: nil, count: leading.words.count)
    askers = Array(repeating: .max, count: site.table.order.count)
    var starts = [Int](repeating: 0, count: leading.words.count + 1)
    for page in site.pages { starts[page + 1] += 1 }
    for page in leading.words.indices { starts[page + 1] += starts[page] }
    self.starts = starts
  }

  /// The spelling that the two pages use most; half of a name is with its other half.
  mutating func spelled(_ stem: UInt32, _ page: Int, _ other: Int) -> String? {
    let all = [page, other].flatMap { spellings(of: $0).filter { $0.stem == stem } }
    var (words, names): ([String: Int], [String: Int]) = ([:], [:])
    for spelling in all {
      let word = text(of: spelling.form)
      if let front = spelling.front {
        names[text(of: front) + " " + word, default: 0] += Int(spelling.count)
      } else {
        words[word, default: 0] += Int(spelling.count)
      }
    }
    let word = words.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let name = names.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let word, let name, word.key.first?.isUppercase == true, name.value * 2 > word.value
    else { return word?.key }
    return name.key
  }

  private func text(of form: UInt32) -> String {
    String(decoding: numbers[Int(form)], as: UTF8.self)
  }
}

extension Spellings {
  private mutating func spellings(of page: Int) -> [Spelling] {
    if let found = known[page] { return found }
    beginnings = Beginnings()
    for word in leading.words[page] {
      askers[Int(word.stem)] = UInt32(page)
      beginnings.add(site.table.bytes(at: word.stem))
    }
    counts.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    for text in site.texts(of: starts[page]..<starts[page + 1]) {
      count(text.span, of: page)
    }
    let found = counts.map(\.self)
    known[page] = found
    return found
  }

  private mutating func count(_ bytes: Span<UInt8>, of page: Int) {
    letters.cut(bytes)
    // The word before, and whether it may be one that is asked for.
    var last: (place: Range<Int>, mayBeAsked: Bool)?
    for place in letters.places {
      let mayBeAsked = beginnings.mayBegin(place, in: bytes)
      if mayBeAsked {
        let form = form(of: place, in: bytes)
        if isAsked(form, of: page) { count(form) }
      }
      if let last, mayBeAsked || last.mayBeAsked, last.place.upperBound + 1 == place.lowerBound,
        bytes[last.place.upperBound] == UInt8(ascii: " "),
        Self.mayBeCapital(bytes[place.lowerBound]), Self.mayBeCapital(bytes[last.place.lowerBound])
      {
        count(
          form(of: last.place, in: bytes), before: form(of: place, in: bytes), of: page)
      }
      last = (place, mayBeAsked)
    }
  }

  private static func mayBeCapital(_ first: UInt8) -> Bool {
    first >= 0x80 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
  }

  /// Counts a name of two words, under each that is asked for.
  private mutating func count(_ front: Int, before form: Int, of page: Int) {
    guard forms[front].isCapital, forms[form].isCapital else { return }
    for half in [form, front] where isAsked(half, of: page) {
      count(name: front, form, under: half)
    }
  }

  private func isAsked(_ form: Int, of page: Int) -> Bool {
    forms[form].stem.map { askers[Int($0)] == UInt32(page) } ?? false
  }

  private mutating func count(_ form: Int) {
    let place = Int(forms[form].place)
    if place < counts.count, counts[place].form == form, counts[place].front == nil {
      counts[place].count += 1
    } else {
      forms[form].place = UInt32(counts.count)
      add(form, front: nil, under: form)
    }
  }

  private mutating func count(name front: Int, _ form: Int, under half: Int) {
    let name = Name(front: front, form: form, stem: forms[half].stem)
    if let place = names[name] {
      counts[place].count += 1
    } else {
      names[name] = counts.count
      add(form, front: UInt32(front), under: half)
    }
  }

  private mutating func add(_ form: Int, front: UInt32?, under half: Int) {
    guard let stem = forms[half].stem else { return }
    counts.append(Spelling(stem: stem, form: UInt32(form), front: front, count: 1))
  }

  private mutating func form(of word: Range<Int>, in text: Span<UInt8>) -> Int {
    let number = numbers.number(of: word, in: text)
    guard number == forms.count else { return number }
    let bytes = Array(numbers[number])
    forms.append(bytes.allSatisfy { $0 < 0x80 } ? plainForm(bytes) : formByLetter(bytes))
    return number
  }

  /// Of a word in ASCII.
  private func plainForm(_ word: [UInt8]) -> Form {
    Form(
      stem: site.table.placeOfStem(of: word.map(ByteClass.lowered)),
      isCapital: word.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false)
  }

  private func formByLetter(_ word: [UInt8]) -> Form {
    let text = String(decoding: word, as: UTF8.self)
    return Form(
      stem: site.table.placeOfStem(of: Array(text.lowercased().utf8)),
      isCapital: text.first?.isUppercase ?? false)
  }
}

/// The first two letters of stems. Nine words of ten begin otherwise than any that a page is asked
/// for, and are seen to at a glance.
private struct Beginnings {
  /// A bit for each pair of letters, a word for each first.
  private var pairs = InlineArray<32, UInt32>(repeating: 0)

  mutating func add(_ stem: ArraySlice<UInt8>) {
    let letters = stem.prefix(2).map(Int.init)
    // Shorter stems are never asked for.
    guard letters.count == 2 else { return }
    add(letters[0], letters[1])
    // All stems begin as their words do, but those of “dying”, “lying” and “tying”.
    if letters[1] == Int(UInt8(ascii: "i")) { add(letters[0], Int(UInt8(ascii: "y"))) }
  }

  private mutating func add(_ first: Int, _ second: Int) {
    pairs[first & 31] |= 1 << UInt32(second & 31)
  }

  /// Capitals are as small letters; what is beyond ASCII may be any.
  func mayBegin(_ word: Range<Int>, in text: Span<UInt8>) -> Bool {
    guard word.count > 1 else { return text[word.lowerBound] >= 0x80 }
    let (first, second) = (text[word.lowerBound], text[word.lowerBound + 1])
    if (first | second) >= 0x80 { return true }
    return pairs[Int(first & 31)] >> UInt32(second & 31) & 1 == 1
  }
}
