extension FileSystem {
  /// These files, and below a path that nothing here is at, others to be read.
  public func mounting(_ others: FileSystem, at point: String) -> FileSystem {
    let mount = Mount(point: point)
    // Each by its name, so that the compiler asks what another way to read is to do here.
    return FileSystem(
      read: { [read] path, limit throws(FileError) in
        guard let inner = mount.inner(path) else { return try read(path, limit) }
        return try mount.outer { () throws(FileError) in try others.read(inner, limit) }
      },
      write: write, append: append, touch: touch,
      list: { [list] path throws(FileError) in
        guard let inner = mount.inner(path) else { return try list(path) }
        return try mount.outer { () throws(FileError) in try others.list(inner) }
      },
      kind: { [kind] in mount.choose($0, kind, others.kind) },
      itself: { [itself] in mount.choose($0, itself, others.itself) },
      remove: remove, move: move, exchange: exchange,
      resolve: { [resolve] in
        mount.choose($0, resolve) { others.resolve($0).map(mount.outer) }
      },
      lock: lock, flush: flush, tidy: tidy, carry: carry, isSame: isSame,
      keepMode: keepMode,
      stamp: { [stamp] in mount.choose($0, stamp, others.stamp) },
      mark: { [mark] in mount.choose($0, mark, others.mark) },
      tree: tree,
      within: { [within] in within($0).mounting(others, at: point) })
  }
}

private struct Mount: Sendable {
  let point: String

  /// The path there; nil for one that lies elsewhere.
  func inner(_ path: String) -> String? {
    guard path.utf8.starts(with: point.utf8) else { return nil }
    let (rest, slash) = (path.utf8.dropFirst(point.utf8.count), UInt8(ascii: "/"))
    guard rest.isEmpty || rest.first == slash else { return nil }
    return "/" + String(decoding: rest.drop { $0 == slash }, as: UTF8.self)
  }

  func choose<Found>(
    _ path: String, _ here: (String) -> Found?, _ there: (String) -> Found?
  ) -> Found? {
    if let inner = inner(path) { there(inner) } else { here(path) }
  }

  func outer(_ inner: String) -> String { point + (inner == "/" ? "" : inner) }

  func outer<Result>(_ body: () throws(FileError) -> Result) throws(FileError) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw error.at(outer(error.path))
    }
  }
}
