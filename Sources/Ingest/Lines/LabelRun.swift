import Bytes

/// The labels of a group of tabs, as links that lead nowhere: `[xSmall ](…#)[Small ](…#)`.
struct LabelRun {
  private(set) var labels: [ArraySlice<UInt8>] = []

  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    while rest.first == UInt8(ascii: "[") {
      guard let middle = ByteSearch.first(of: "](", in: rest),
        let close = rest[middle...].firstIndex(of: UInt8(ascii: ")")),
        rest[close - 1] == UInt8(ascii: "#")
      else { return nil }
      labels.append(rest[(rest.startIndex + 1)..<middle].trimmed)
      rest = rest[(close + 1)...].trimmed
    }
    guard rest.isEmpty, !labels.isEmpty else { return nil }
  }
}
