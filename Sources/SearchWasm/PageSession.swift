import SearchCore

/// The engine of one browser page, and the memory through which it is spoken to.
struct PageSession {
  enum Status: Int32 {
    /// The output is the answer.
    case ready
    /// The output names the files to bring; then ask again.
    case needs
    /// The output says what is wrong with which file.
    case failed
  }

  private var engine: SearchEngine?
  private var input = Memory()
  private(set) var output = Memory()

  mutating func makeRoom(_ size: Int) -> UnsafeMutablePointer<UInt8>? {
    input.resize(size)
    return input.start
  }

  mutating func open() -> Int32 {
    do throws(IndexError) {
      engine = try SearchEngine(manifest: input.bytes)
      return finish(.ready)
    } catch {
      return finish(error)
    }
  }

  mutating func bring(kind: Int32, number: Int) -> Int32 {
    do throws(IndexError) {
      guard let kind = PartName.Kind(rawValue: UInt8(truncatingIfNeeded: kind)) else {
        throw IndexError(.outOfRange, in: .manifest, at: 0)
      }
      try engine?.bring(PartName(kind, number: number, hash: 0), input.bytes)
      return finish(.ready)
    } catch {
      return finish(error)
    }
  }

  mutating func search(limit: Int, filter: UInt32) -> Int32 {
    let query = Query(input.bytes)
    return answer { (engine, json) throws(IndexError) in
      let findings = try engine.findings(query, limit: limit, filter: filter)
      return findings.map { json.write($0, engine.facets) }
    }
  }

  mutating func answers(filter: UInt32) -> Int32 {
    let text = input.bytes
    return answer { (engine, json) throws(IndexError) in
      try engine.answers(to: text, filter: filter).map { json.write($0, Query(text)) }
    }
  }

  mutating func excerpt(of unit: Int) -> Int32 {
    let query = Query(input.bytes)
    return answer { (engine, json) throws(IndexError) in
      try engine.excerpt(of: unit, query).map { json.write($0) }
    }
  }
}

extension PageSession {
  /// Asks the engine; what it answers is written as JSON.
  private mutating func answer(
    _ ask: (SearchEngine, inout JSONOutput) throws(IndexError) -> Answer<Void>
  ) -> Int32 {
    guard let engine else { return finish(.needs, []) }
    do throws(IndexError) {
      var json = JSONOutput()
      switch try ask(engine, &json) {
      case .needs(let parts): return finish(.needs, parts)
      case .ready: return finish(.ready, json)
      }
    } catch {
      return finish(error)
    }
  }

  private mutating func finish(_ status: Status, _ json: JSONOutput = JSONOutput()) -> Int32 {
    output.fill(json.bytes)
    input.resize(0)
    return status.rawValue
  }

  private mutating func finish(_ status: Status, _ parts: [PartName]) -> Int32 {
    var json = JSONOutput()
    json.write(parts)
    return finish(status, json)
  }

  private mutating func finish(_ error: IndexError) -> Int32 {
    var json = JSONOutput()
    json.write(error)
    return finish(.failed, json)
  }
}
