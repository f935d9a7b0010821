import CPlatform
public import Files
import Glibc
import Synchronization

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

  /// A burst is over when nothing happened for so long; milliseconds.
  private static let quiet: Int32 = 15
  /// A burst that does not end is reported after so many rests.
  private static let mostRests = 12

  private let queue: Int32
  private let bell: (listen: Int32, ring: Int32)
  private let places: [String]
  private let files: FileSystem
  private let told: Told
  private let thread = Mutex<pthread_t?>(nil)

  /// nil if the system has no more watches to give.
  public static func start(
    _ places: [String], on files: FileSystem = .disk, told: @escaping Told
  ) -> Watcher? {
    let queue = hig_watch_start()
    var ends: [Int32] = [-1, -1]
    guard queue >= 0, pipe(&ends) == 0 else {
      if queue >= 0 { close(queue) }
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let watcher = Watcher(queue, (ends[0], ends[1]), places, files, told)
    return watcher.run() ? watcher : nil
  }

  private init(
    _ queue: Int32, _ bell: (listen: Int32, ring: Int32), _ places: [String],
    _ files: FileSystem, _ told: @escaping Told
  ) {
    self.queue = queue
    self.bell = bell
    self.places = places
    self.files = files
    self.told = told
  }

  deinit {
    for descriptor in [queue, bell.listen, bell.ring] { close(descriptor) }
  }

  /// Returns when the thread has ended; once is enough. Not to be called by `told`.
  public func stop() {
    thread.withLock { thread in
      guard let running = thread.take() else { return }
      var byte: UInt8 = 1
      _ = write(bell.ring, &byte, 1)
      pthread_join(running, nil)
    }
  }
}

extension Watcher {
  private func run() -> Bool {
    var watched = WatchedPlaces(places, on: files, queue: queue)
    _ = watched.survey()
    guard !watched.isIncomplete else { return false }
    let work = Unmanaged.passRetained(Work(watcher: self, watched: watched))
    var new = pthread_t()
    guard pthread_create(&new, nil, watch, work.toOpaque()) == 0 else {
      work.release()
      return false
    }
    thread.withLock { $0 = new }
    return true
  }

  fileprivate func loop(_ watched: WatchedPlaces) {
    var watched = watched
    while wait(-1) == .changes {
      var changed = take(&watched)
      var rests = 0
      while rests < Self.mostRests, wait(Self.quiet) == .changes {
        changed.formUnion(take(&watched))
        rests += 1
      }
      if !changed.isEmpty { told(changed) }
    }
  }

  private enum Woken { case changes, silence, stop }

  private func wait(_ milliseconds: Int32) -> Woken {
    var waits = [
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell.listen, events: Int16(POLLIN), revents: 0),
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

private final class Work: Sendable {
  let watcher: Watcher
  let watched: WatchedPlaces

  init(watcher: Watcher, watched: WatchedPlaces) {
    self.watcher = watcher
    self.watched = watched
  }
}

private func watch(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
  work.watcher.loop(work.watched)
  return nil
}
