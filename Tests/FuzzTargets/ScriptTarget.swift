@testable import SearchIndex

extension FuzzTarget {
  /// Any bytes as a file of the index before it is read.
  static let script = FuzzTarget(name: "script") {
    HostileIndex.parts.map { Script.wrap($0.payload, name: scriptName) }
      + [Array("hig(\"a\",\"\")\n".utf8), Array("hig(\"manifest\",\"\\n\\r\\\\é\")\n".utf8)]
  } run: { bytes in
    guard let payload = try? Script.unwrap(bytes, name: scriptName, path: "a.js") else {
      return nil
    }
    // There is one way to write a payload.
    return Script.wrap(payload, name: scriptName) == bytes ? nil : "what was read is not written"
  }

  private static let scriptName = "manifest"
}
