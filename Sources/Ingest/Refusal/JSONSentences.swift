import Bytes

/// The sentences in a file of JSON, whatever its form: each string with a blank in it, a line each.
enum JSONSentences {
  static func text(of json: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var rest = json
    while let start = rest.firstIndex(of: UInt8(ascii: "\"")) {
      let (string, end) = string(in: rest[(start + 1)...])
      if string.contains(UInt8(ascii: " ")) { text += string + [UInt8(ascii: "\n")] }
      rest = rest[end...]
    }
    return text
  }

  /// A string up to its quote, and where the text goes on.
  private static func string(in text: ArraySlice<UInt8>) -> ([UInt8], Int) {
    var string: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex, text[place] != UInt8(ascii: "\"") {
      if text[place] == UInt8(ascii: "\\"), place + 1 < text.endIndex {
        place += 1
        string.append("ntr".utf8.contains(text[place]) ? UInt8(ascii: "\n") : text[place])
      } else {
        string.append(text[place])
      }
      place += 1
    }
    return (string, min(place + 1, text.endIndex))
  }
}
