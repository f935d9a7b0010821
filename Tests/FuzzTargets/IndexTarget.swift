extension FuzzTarget {
  /// The first byte names a file of the index, the others are what it holds.
  static let index = FuzzTarget(name: "index") {
    HostileIndex.parts.enumerated().map { [UInt8($0)] + $1.payload }
  } run: { bytes in
    let (victim, payload) = split(bytes, among: HostileIndex.parts.count)
    guard var host = try? IndexHost(HostileIndex(replacing: victim, by: payload)) else {
      return nil
    }
    for (place, query) in indexQueries.enumerated() {
      let fault = host.fault(of: Array(query.utf8), filter: place % 3 == 2 ? 0x25 : 0)
      if let fault { return "\(query): \(fault)" }
    }
    return nil
  }

  /// A beginning, a word, a typo, synonyms of one word and of two, a device, a phrase, a row.
  private static let indexQueries = [
    "t", "color ", "togles ", "switch", "on off ", "mac", "\"menu bar\"", "44 pt labels change",
    "size of body ",
  ]
}
