import CPlatform
public import Files
import Glibc

/// Reports when files change. A thread of its own sleeps until one does, and reports a burst of
/// changes at once.
///
///     let watcher = Watcher.start(["content", "templates"]) { changed in … }
///     …
///     watcher?.stop()
public final class Watcher: Sendable {
  /// The paths that changed, below the places as they were given. `told` is called on the
  /// watcher’s thread: what happens meanwhile is reported in the next call.
  public typealias Told = @Sendable (_ changed: Set<String>) -> Void

  private let thread: Sentinel

  /// nil if the system has no more watches to give.
  public static func start(
    _ places: [String], on files: FileSystem = .disk, told: @escaping Told
  ) -> Watcher? {
    let queue = hig_watch_start()
    guard queue >= 0 else { return nil }
    var watched = WatchedPlaces(places, on: files, queue: queue)
    _ = watched.survey()
    guard !watched.isIncomplete else {
      close(queue)
      return nil
    }
    let watch = Watch(queue: queue, places: places, told: told)
    let thread = Sentinel { [watched] bell in
      watch.loop(watched, until: bell)
      close(queue)
    }
    guard let thread else {
      close(queue)
      return nil
    }
    return Watcher(thread)
  }

  private init(_ thread: Sentinel) { self.thread = thread }

  /// Returns when the thread has ended; once is enough. Not to be called by `told`.
  public func stop() { thread.stop() }
}

/// What the thread of a watcher does.
private struct Watch: Sendable {
  /// A burst is over when nothing happened for so long; milliseconds.
  private static let quiet: Int32 = 15
  /// A burst that does not end is reported after so many rests.
  private static let mostRests = 12

  let queue: Int32
  let places: [String]
  let told: Watcher.Told

  func loop(_ watched: WatchedPlaces, until bell: Int32) {
    var watched = watched
    while wait(-1, bell) == .changes {
      var changed = take(&watched)
      var rests = 0
      while rests < Self.mostRests, wait(Self.quiet, bell) == .changes {
        changed.formUnion(take(&watched))
        rests += 1
      }
      if !changed.isEmpty { told(changed) }
    }
  }

  private enum Woken { case changes, silence, stop }

  private func wait(_ milliseconds: Int32, _ bell: Int32) -> Woken {
    var waits = [
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
    ]
    var ready: Int32
    repeat { ready = poll(&waits, 2, milliseconds) } while ready < 0 && errno == EINTR
    if waits[1].revents != 0 || ready < 0 { return .stop }
    return ready == 0 ? .silence : .changes
  }

  /// Everything that waits in the queue. After an overflow it is unknown what changed: the places
  /// themselves are reported.
  private func take(_ watched: inout WatchedPlaces) -> Set<String> {
    var changed: Set<String> = []
    var mustSurvey = false
    while let bytes = read(), !bytes.isEmpty {
      for event in FileEvent.all(in: bytes) {
        if !event.isNewFolder, let path = watched.path(of: event) { changed.insert(path) }
        if event.changesFolders { mustSurvey = true }
        if event.isOverflow { changed.formUnion(places) }
      }
    }
    return mustSurvey ? changed.union(watched.survey()) : changed
  }

  private func read() -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, count in
      let got = Glibc.read(queue, buffer.baseAddress, buffer.count)
      failed = got < 0
      count = max(0, got)
    }
    return failed ? nil : bytes
  }
}
