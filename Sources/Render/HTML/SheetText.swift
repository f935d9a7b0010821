import Bytes

/// The markup of a page as all sheets have it. What each says in its own way is left open: the
/// addresses of pages and of pictures.
struct SheetText: Sendable {
  struct Address: Sendable {
    /// Where in the bytes it belongs.
    var place: Int
    let attribute: StaticString
    let value: String
  }

  private(set) var bytes: [UInt8]
  private(set) var addresses: [Address]

  init(_ bytes: [UInt8], _ addresses: [Address]) {
    self.bytes = bytes
    self.addresses = addresses
  }

  mutating func append(_ other: SheetText) {
    let start = bytes.count
    bytes += other.bytes
    for var address in other.addresses {
      address.place += start
      addresses.append(address)
    }
  }

  func markup(in sheet: Sheet) -> [UInt8] {
    var output = ByteOutput(capacity: bytes.count + 32 * addresses.count)
    var start = 0
    for address in addresses {
      output.append(bytes[start..<address.place])
      HTMLEscape.append(
        sheet.address(address.value, of: "\(address.attribute)"), to: &output)
      start = address.place
    }
    output.append(bytes[start...])
    return output.bytes
  }
}
