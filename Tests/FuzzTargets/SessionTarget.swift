import JSON
import SearchCore

@testable import SearchWasm

extension FuzzTarget {
  /// What the browser is told, by the code that is compiled for it: the first byte names a file of
  /// the index, the others are what it holds; or the file of no index, and the others are a query.
  static let session = FuzzTarget(name: "session") {
    HostileIndex.parts.enumerated().map { [UInt8($0)] + $1.payload }
      + sessionQueries.map { [UInt8(HostileIndex.parts.count)] + Array($0.utf8) }
  } run: { bytes in
    let (victim, rest) = split(bytes, among: HostileIndex.parts.count + 1)
    let isQuery = victim == HostileIndex.parts.count
    let index =
      isQuery
      ? HostileIndex(replacing: 0, by: HostileIndex.parts.first?.payload ?? [])
      : HostileIndex(replacing: victim, by: rest)
    var page = BrowserPage(index)
    guard page.open() else { return page.fault }
    for query in isQuery ? [rest] : sessionQueries.map({ Array($0.utf8) }) {
      page.search(query)
      if let fault = page.fault { return fault }
    }
    return nil
  }

  private static let sessionQueries = ["t", "color ", "togles ", "on off ", "\"menu bar\" 44"]
}

/// Speaks to a session as the script of a page does.
private struct BrowserPage {
  private var session = PageSession()
  private let index: HostileIndex
  private(set) var fault: String?

  init(_ index: HostileIndex) { self.index = index }

  mutating func open() -> Bool {
    put(index.manifest)
    return answer(to: session.open()) != nil
  }

  /// Asks, brings what is wanted, and looks at the first results.
  mutating func search(_ query: [UInt8]) {
    guard let answer = ask(query, { $0.search(limit: 20, filter: 0) }) else { return }
    for hit in (answer["hits"]?.array ?? []).prefix(3) {
      guard case .integer(let unit)? = hit["unit"] else { return fault = "a hit of no unit" }
      guard let excerpt = ask(query, { $0.excerpt(of: unit) }) else { continue }
      if excerpt["pieces"]?.array == nil { fault = "an excerpt of no pieces" }
    }
  }

  private mutating func ask(
    _ query: [UInt8], _ question: (inout PageSession) -> Int32
  ) -> JSONValue? {
    for _ in 0..<64 {
      put(query)
      let status = question(&session)
      guard let answer = answer(to: status) else { return nil }
      guard status == PageSession.Status.needs.rawValue else { return answer }
      for part in answer.array ?? [] { guard bring(part) else { return nil } }
    }
    fault = "it never has enough"
    return nil
  }

  /// The output, which must be JSON; nil after a refusal.
  private mutating func answer(to status: Int32) -> JSONValue? {
    let text = String(decoding: session.output.bytes, as: UTF8.self)
    guard !text.isEmpty else { return .null }
    guard let json = try? JSONReader.read(Array(text.utf8)) else {
      fault = "no JSON: \(text)"
      return nil
    }
    return status == PageSession.Status.failed.rawValue ? nil : json
  }

  private mutating func bring(_ part: JSONValue) -> Bool {
    guard let name = part["name"]?.string, case .integer(let kind)? = part["kind"],
      case .integer(let number)? = part["number"],
      let hash = UInt32(name.suffix(8), radix: 16)
    else {
      fault = "\(part) is no file"
      return false
    }
    let wanted = PartName.Kind(rawValue: UInt8(truncatingIfNeeded: kind))
      .map { PartName($0, number: number, hash: hash) }
    guard let wanted, let payload = index.payload(of: wanted) else { return false }
    put(payload)
    return answer(to: session.bring(kind: Int32(kind), number: number)) != nil
  }

  private mutating func put(_ bytes: [UInt8]) {
    let room = session.makeRoom(bytes.count)
    for place in bytes.indices { room?[place] = bytes[place] }
  }
}
