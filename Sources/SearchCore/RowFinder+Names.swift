/// Names that tell a row from another that would do as well.
extension RowFinder {
  /// Whether it begins with a device that was not typed, and others are asked for.
  var isOfOtherDevice: Bool {
    guard words[0].isDevice, asked.devices != 0, matches[0].same & asked.devices == 0 else {
      return false
    }
    for word in asked.words where word.stem == words[0].stem { return false }
    return true
  }

  /// The resolution of a device is its screen’s, unless the row and what is above it are of one.
  /// So are its size and its points, if nothing else is asked for.
  var isOfScreen: Bool {
    if table.isOfScreen { return true }
    var device = asked.figures
    var isNamed = asked.isOfDevice
    for place in matches.indices where matches[place].same & ~device != 0 {
      guard let first = words[cell(place)].first, first.isDevice else { continue }
      device |= matches[place].same
      isNamed = true
    }
    if isNamed, asked.measuring != 0, asked.all & ~device == 0 { return false }
    return !asked.isOfScreen || table.topic != 0 && own & asked.same(KnownStem.resolution) != 0
  }

  /// The letter that is its name; 0 if it has another.
  var letter: UInt8 {
    cell(0).count == 1 && words[0].isLetter ? row.texts[0][words[0].start] | 0x20 : 0
  }

  /// Whether a word that it says begins with the letter that is its name: H hides.
  var isOfInitial: Bool {
    for place in asked.words.indices where own >> UInt32(place) & 1 == 1 {
      if asked.typed[asked.words[place].start] == letter { return true }
    }
    return false
  }

  /// Whether it is called “Subheadline”, as was typed, and not “Subhead”.
  var isSubheadline: Bool {
    guard words[0].stem == KnownStem.subhead, words[0].end > 8 else { return false }
    for word in asked.words where word.stem == KnownStem.subhead {
      return word.end - word.start > 8
    }
    return false
  }

  /// Whether a sentence begins with the opposite of a word that was asked for: “Deselect”.
  func isOpposite(_ text: [UInt8], _ place: Int) -> Bool {
    guard let verb = words[cell(place)].first, verb.end - verb.start > 4,
      text[verb.start] | 0x20 == UInt8(ascii: "d"), text[verb.start + 1] == UInt8(ascii: "e")
    else { return false }
    return asked.same(AnswerWord(Array(text[(verb.start + 2)..<verb.end]), 0, 0).stem) != 0
  }
}
