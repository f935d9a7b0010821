import Bytes

/// `[label]: address "title"`, and nothing else on the line. A parser of Markdown takes a paragraph
/// of this form for the definition of an address, which no reader sees.
struct DefinitionLine {
  let label: ArraySlice<UInt8>
  /// As it is in the line, also with angle brackets.
  let address: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    guard line.first == UInt8(ascii: "["),
      let middle = ByteSearch.first(of: "]:", in: line.prefix(Self.longestLabel)),
      middle > line.startIndex + 1, line[line.startIndex + 1] != UInt8(ascii: "^")
    else { return nil }
    let rest = Scrape.trimmed(line[(middle + 2)...])
    address = rest.prefix { !ByteClass.isSpace($0) }
    label = line[(line.startIndex + 1)..<middle]
    let title = Scrape.trimmed(rest[address.endIndex...])
    guard !address.isEmpty, !address.elementsEqual("<>".utf8),
      title.isEmpty || "\"'(".utf8.contains(title[title.startIndex])
    else { return nil }
  }

  /// As long as a label is to a parser of Markdown, with its brackets and the colon.
  private static let longestLabel = 1_003
}
