@testable import SearchIndex

extension FuzzTarget {
  /// Any bytes as a file of the index before it is unpacked.
  static let script = FuzzTarget(name: "script") {
    HostileIndex.parts.compactMap { try? Script.wrap([$0.payload], name: scriptName) }
      + [Array("hig(\"a\",\"\")\n".utf8)]
  } run: { bytes in
    guard let payload = try? Script.unwrap(bytes, name: scriptName, path: "a.js") else {
      return nil
    }
    let again = try? Script.unwrap(
      Script.wrap([payload], name: scriptName), name: scriptName, path: "a.js")
    return again == payload ? nil : "what was packed is not what is unpacked"
  }

  private static let scriptName = "manifest"
}
