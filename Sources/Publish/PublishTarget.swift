import Files

/// The folder to publish to, and the paths beside it that a run needs.
///
///     public                  the site
///     .public.lock            held while a run publishes
///     .public.stage/          ours by its marker
///       .hig-site
///       filling               while the new site is being written; then it is called `filled`
///       site/                 the new site; the old one after the exchange
///       old/                  the old site, where there is no exchange
struct PublishTarget {
  /// As it was given, for reports.
  let given: String
  /// Where it leads: a link to a folder stays, what it leads to is replaced.
  let target: String
  let lock: String
  let stage: String
  /// The target was given as a link to it.
  let isLinked: Bool

  var site: String { Path.join(stage, "site") }
  var filling: String { Path.join(stage, "filling") }
  var filled: String { Path.join(stage, "filled") }
  var old: String { Path.join(stage, "old") }

  init(_ given: String, _ files: FileSystem) throws(PublishError) {
    let name = Path.name(given)
    guard !name.isEmpty, name != ".", name != ".." else { throw .unnamed(target: given) }
    guard files.kind(given) != .link else { throw .leaves(target: given) }
    let target = files.resolve(given) ?? Path.withoutSlash(given)
    let beside = Path.join(Path.folder(target), "." + Path.name(target))
    let parent = Path.folder(Path.withoutSlash(given))
    let around = files.resolve(parent.isEmpty ? "." : parent) ?? parent
    isLinked = target != Path.join(around, name)
    self.given = given
    self.target = target
    lock = beside + ".lock"
    stage = beside + ".stage"
  }

  /// Whether something is at the target that leads nowhere.
  func isBrokenLink(_ files: FileSystem) -> Bool {
    let beside = Path.folder(target)
    return files.kind(target) == nil
      && (try? files.list(beside.isEmpty ? "." : beside))?.contains(Path.name(target)) == true
  }
}

extension PublishTarget {
  /// Does a step of a run; what the file system refuses is reported with the target it was for.
  func attempt<Result>(
    _ step: () throws(FileError) -> Result
  ) throws(PublishError) -> Result {
    do {
      return try step()
    } catch {
      throw .files(target: given, error)
    }
  }
}
