import Compression

/// A file of the index as a classic script, the one thing that a page opened from disk may load:
/// `hig("NAME","…")` hands over the payload, packed with raw deflate, in base64. A payload is given
/// in pieces of one kind each.
enum Script {
  /// A file that unpacks to more is no file of ours.
  static let largest = 1 << 26

  static func wrap(_ payload: [[UInt8]], name: String) throws(SearchError) -> [UInt8] {
    do {
      let packed =
        try payload.count > 1
        ? Deflate.compress(pieces: payload) : Deflate.compress(payload.first ?? [])
      return Array("hig(\"\(name)\",\"".utf8) + Base64.encode(packed) + Array("\")\n".utf8)
    } catch {
      throw .unpackable(name, error)
    }
  }

  /// The payload of a script that `wrap` wrote.
  static func unwrap(_ script: [UInt8], name: String, path: String) throws(SearchError) -> [UInt8] {
    let front = Array("hig(\"\(name)\",\"".utf8)
    let back = Array("\")\n".utf8)
    guard script.count >= front.count + back.count, script.starts(with: front),
      script.suffix(back.count).elementsEqual(back),
      let packed = Base64.decode(script.dropFirst(front.count).dropLast(back.count))
    else { throw .notAPart(path) }
    do {
      return try Deflate.expand(packed, limit: largest)
    } catch {
      throw .unpackable(path, error)
    }
  }
}
