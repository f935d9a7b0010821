import Bytes

/// Names with capitals inside, which fell apart: `i Phone`, `Swift UI`, `@2 x`.
enum SpacedNames {
  /// Whether a part goes on the name that the part before it begins.
  static func joins(_ bytes: [UInt8], _ parts: [Range<Int>], at place: Int) -> Bool {
    guard areApart(bytes, parts, at: place) else { return false }
    let (before, part) = (bytes[parts[place - 1]], bytes[parts[place]])
    let letters = before.suffix(
      before.reversed().prefix(20).prefix(while: ByteClass.isLetter).count)
    if part.starts(with: "OS".utf8) {
      if systems.contains(where: { letters.elementsEqual($0.utf8) }) { return true }
      return letters.elementsEqual("Pad".utf8) && place > 1
        && ends(bytes[parts[place - 2]], in: "i")
    }
    let isFirst = letters.first.map(ByteClass.isUppercase) ?? false
    if isFirst, starts(part, with: "Kit") { return true }
    let first = String(decoding: letters, as: UTF8.self)
    if let rests = rests[first] { return rests.contains { starts(part, with: $0) } }
    return isNumber(before, part) || isSize(bytes, parts, at: place) || isPlural(before, part)
  }

  /// Whether one blank is in front of a part.
  static func areApart(_ bytes: [UInt8], _ parts: [Range<Int>], at place: Int) -> Bool {
    let end = parts[place - 1].upperBound
    return parts[place].lowerBound == end + 1 && bytes[end] == UInt8(ascii: " ")
  }

  /// The words of a text, and the parts of names that fell apart.
  static func parts(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    let whole = bytes[range].split(whereSeparator: ByteClass.isSpace).flatMap { apart($0) }
    var parts: [Range<Int>] = []
    parts.reserveCapacity(whole.count)
    for (place, part) in whole.enumerated() {
      let next = place + 1 < whole.count ? bytes[whole[place + 1]] : []
      let isName =
        next.starts(with: "OS".utf8) || bytes[part].last == UInt8(ascii: "i") && isDevice(next)
      let start = isName ? nameStart(bytes[part]) : colorSpaceStart(bytes[part], before: next)
      if let start {
        parts.append(part.lowerBound..<start)
        parts.append(start..<part.upperBound)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Where `sRGB` begins in a cell that is right behind the name of its row: `Color spaces RGB`.
  private static func colorSpaceStart(
    _ part: ArraySlice<UInt8>, before next: ArraySlice<UInt8>
  ) -> Int? {
    part.reversed().starts(with: "secaps".utf8) && starts(next, with: "RGB")
      ? part.endIndex - 1 : nil
  }

  private static func isDevice(_ part: ArraySlice<UInt8>) -> Bool {
    rests["i"]?.contains { starts(part, with: $0) } ?? false
  }

  /// Where the name of a system or a device begins that is right behind a word:
  /// `considerationsi OS`.
  private static func nameStart(_ part: ArraySlice<UInt8>) -> Int? {
    guard let name = systems.first(where: { part.suffix($0.utf8.count).elementsEqual($0.utf8) })
    else { return nil }
    let start = part.endIndex - name.utf8.count
    let before = part[..<start]
    if before.elementsEqual("OS".utf8) { return start }
    let isWhole = before.suffix(3).allSatisfy { ByteClass.isLetter($0) || ".?!)".utf8.contains($0) }
    return isWhole && before.count > 2 && !before.elementsEqual("Safar".utf8) ? start : nil
  }

  /// The words of a part: behind a colon, a bracket or the name of a system the scraper put no
  /// blank, so blocks are still run together there.
  static func apart(_ part: ArraySlice<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = part.startIndex
    for place in part.indices.dropFirst(2) where ByteClass.isUppercase(part[place]) {
      if isApart(part[start..<place], part[place...]) {
        words.append(start..<place)
        start = place
      }
    }
    return words + [start..<part.endIndex]
  }

  private static func isApart(_ before: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    if before.suffix(2).elementsEqual("OS".utf8) {
      return part.dropFirst().first.map(ByteClass.isLowercase) ?? true
    }
    guard let mark = before.last, before.count > 1 else { return false }
    if ByteClass.isDigit(mark) {
      return part.count > 2 && part.dropFirst().prefix(2).allSatisfy(ByteClass.isLowercase)
    }
    let letters = before.dropLast()
    let isWord = letters.last.map(ByteClass.isLowercase) == true
    if mark == UInt8(ascii: ")"), letters.last.map(isEnd) == true { return true }
    if ":)".utf8.contains(mark) { return isWord }
    if ByteMark.closesQuote(before) { return isWord || before.dropLast(3).last.map(isEnd) == true }
    if ByteClass.isUppercase(mark) { return endsBlock(before, part) }
    guard isEnd(mark) else { return false }
    if isWord || closes(letters) { return true }
    let isBehindName = isName(letters) || letters.last.map(ByteClass.isDigit) == true
    return isBehindName && part.dropFirst().first.map(ByteClass.isLowercase) != false
  }

  /// `JPG` and `Color`, `UI` and `Your`: capitals that are no part of the word behind them.
  private static func endsBlock(_ before: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    guard before.allSatisfy(ByteClass.isUppercase), part.count > 1,
      part.dropFirst().allSatisfy(ByteClass.isLowercase)
    else { return false }
    return formats.contains { before.elementsEqual($0.utf8) } || part.count > 3 && isOpener(part)
  }

  private static func isOpener(_ part: ArraySlice<UInt8>) -> Bool {
    Openers.isPlain(part) && !part.reversed().starts(with: "gni".utf8)
  }

  private static let formats = ["GIF", "JPEG", "JPG", "PDF", "PNG", "SVG"]

  private static func isEnd(_ byte: UInt8) -> Bool { ".?!".utf8.contains(byte) }

  /// `TV.`, `UI.`, and no `U.S.`
  private static func isName(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.count > 1 && letters.suffix(2).allSatisfy(ByteClass.isUppercase)
  }

  /// A bracket or a quotation mark in front of the end mark.
  private static func closes(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.last.map { ")]".utf8.contains($0) } == true || ByteMark.closesQuote(letters)
  }

  private static func ends(_ part: ArraySlice<UInt8>, in letter: Character) -> Bool {
    part.last == letter.asciiValue
      && part.dropLast().last.map(ByteClass.isAlphanumeric) != true
  }

  /// Whether a part is that word, or its plural, or goes on with a capital.
  private static func starts(_ part: ArraySlice<UInt8>, with rest: String) -> Bool {
    guard part.starts(with: rest.utf8) else { return false }
    var behind = part.dropFirst(rest.utf8.count)
    if behind.first == UInt8(ascii: "s") { behind = behind.dropFirst() }
    return behind.first.map(ByteClass.isLowercase) != true
  }

  /// `@2 x`, `3 D`, `P 3`, `5 th`.
  private static func isNumber(_ before: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    let letters = part.prefix { ByteClass.isAlphanumeric($0) }
    guard let last = before.last else { return false }
    if before.elementsEqual("P".utf8) { return letters.elementsEqual("3".utf8) }
    guard ByteClass.isDigit(last) else { return false }
    if before.first == UInt8(ascii: "@") { return letters.elementsEqual("x".utf8) }
    return ["D", "mm", "st", "nd", "rd", "th"].contains { letters.elementsEqual($0.utf8) }
  }

  /// `60 x 60`.
  private static func isSize(_ bytes: [UInt8], _ parts: [Range<Int>], at place: Int) -> Bool {
    let isSign = { (place: Int) in bytes[parts[place]].elementsEqual("x".utf8) }
    guard place > 0 else { return false }
    let areNumbers = { (first: Int, second: Int) in
      bytes[parts[first]].last.map(ByteClass.isDigit) == true
        && bytes[parts[second]].first.map(ByteClass.isDigit) == true
    }
    if isSign(place), place + 1 < parts.count { return areNumbers(place - 1, place + 1) }
    return place > 1 && isSign(place - 1) && areNumbers(place - 2, place)
  }

  /// The end of a plural.
  private static func isPlural(_ before: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    part.starts(with: "ios".utf8)
      && plurals.contains { stem in
        before.suffix(stem.utf8.count).elementsEqual(stem.utf8)
          && before.dropLast(stem.utf8.count).last.map(ByteClass.isLetter) != true
      }
  }

  /// The bytes, with the end of `scenar iOS` in small letters: a plural, taken for a system.
  static func mended(_ bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
    var mended = bytes
    var place = range.lowerBound
    while let system = ByteSearch.first(of: " iOS", in: bytes[place..<range.upperBound]) {
      place = system + 4
      let isWhole = place == range.upperBound || !ByteClass.isLetter(bytes[place])
      if isWhole, isPlural(bytes[range.lowerBound..<system], Array("ios".utf8)[...]) {
        mended.replaceSubrange((system + 2)..<place, with: "os".utf8)
      }
    }
    return mended
  }

  /// Words that end in `ios`, without it.
  private static let plurals = ["aud", "portfol", "rad", "rat", "scenar", "stud"]

  private static let systems = ["i", "mac", "tv", "vision", "watch"]

  /// What follows the first part of a name.
  private static let rests: [String: [String]] = [
    "i": ["Phone", "Pad", "Cloud", "Message", "Tunes", "Mac", "Movie", "Pod", "Beacon", "Work"],
    "AX": ["1", "2", "3", "4", "5"], "Air": ["Drop", "Play", "Pods", "Print", "Tag"],
    "Auto": ["Fill"], "Car": ["Play"],
    "Face": ["Time"], "Game": ["Save"], "Git": ["Hub"], "Home": ["Pod"], "Java": ["Script"],
    "Mac": ["Book"], "Pi": ["P"], "Pro": ["Motion", "RAW"], "Quick": ["Time", "Type"],
    "Share": ["Play"], "Stand": ["By"], "Swift": ["UI"], "Test": ["Flight"], "Text": ["Edit"],
    "True": ["Depth"], "Vo": ["IP"], "Voice": ["Over"], "You": ["Tube"], "s": ["RGB"],
  ]
}
