/// What the browser calls. Bytes go in through `hig_room`, JSON comes out at `hig_output`;
/// the calls return what kind of JSON it is, a `Session.Status`.
/// On other platforms there is nothing to call: `hig search` is the program there.
#if arch(wasm32)
  nonisolated(unsafe) private var session = PageSession()

  /// A place to write `size` bytes to, for the next call.
  @_expose(wasm, "hig_room") public func room(_ size: Int32) -> UnsafeMutablePointer<UInt8>? {
    session.makeRoom(Int(size))
  }

  /// The room holds a manifest.
  @_expose(wasm, "hig_open") public func open() -> Int32 { session.open() }

  /// The room holds a file that was asked for.
  @_expose(wasm, "hig_bring") public func bring(_ kind: Int32, _ number: Int32) -> Int32 {
    session.bring(kind: kind, number: Int(number))
  }

  /// The room holds a query. `filter` is a mask of facets, as the answer lists them; 0 for none.
  @_expose(wasm, "hig_search") public func search(_ limit: Int32, _ filter: UInt32) -> Int32 {
    session.search(limit: Int(limit), filter: filter)
  }

  /// The room holds a query, which rows of tables may answer.
  @_expose(wasm, "hig_answers") public func answers(_ filter: UInt32) -> Int32 {
    session.answers(filter: filter)
  }

  /// The room holds a query, to be marked in the excerpt of a unit.
  @_expose(wasm, "hig_excerpt") public func excerpt(_ unit: Int32) -> Int32 {
    session.excerpt(of: Int(unit))
  }

  @_expose(wasm, "hig_output") public func output() -> UnsafePointer<UInt8>? {
    UnsafePointer(session.output.start)
  }

  @_expose(wasm, "hig_output_size") public func outputSize() -> Int32 {
    Int32(session.output.count)
  }
#endif
