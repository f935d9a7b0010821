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
