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
}
