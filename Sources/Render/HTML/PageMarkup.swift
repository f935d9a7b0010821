import Bytes

/// The markup of a page, and where sheets have something else.
struct PageMarkup: Sendable {
  /// A place that sheets have in their own way.
  struct Difference: Sendable {
    let place: Range<Int>
    let kind: Kind

    /// Ids begin with the page’s, and addresses lead from the sheet.
    enum Kind: Sendable {
      case id, fragment, region
      case link(String), file(String), files(String)
      /// For screens only.
      case left
    }
  }

  let bytes: [UInt8]
  let differences: [Difference]

  /// The same in a sheet.
  func bytes(in sheet: Sheet, folder: String) -> [UInt8] {
    let id = Sheet.id(folder)
    var output = ByteOutput(capacity: bytes.count + 32 * differences.count)
    var start = 0
    for difference in differences {
      output.append(bytes, start..<difference.place.lowerBound)
      start = difference.place.upperBound
      switch difference.kind {
      case .id: write(id, difference.place, to: &output)
      case .fragment:
        output.append("#")
        write(id, difference.place.dropFirst(), to: &output)
      // Landmarks of many pages would drown those of the document.
      case .region: output.append("group")
      case .link(let path): HTMLEscape.append(sheet.link(path), to: &output)
      case .file(let path): HTMLEscape.append(sheet.file(path), to: &output)
      case .files(let paths): HTMLEscape.append(sheet.files(paths), to: &output)
      case .left: break
      }
    }
    output.append(bytes, start..<bytes.count)
    return output.bytes
  }

  private func write(_ page: String, _ anchor: Range<Int>, to output: inout ByteOutput) {
    HTMLEscape.append(page, to: &output)
    guard !anchor.isEmpty else { return }
    output.append(Sheet.separator)
    output.append(bytes, anchor)
  }
}
