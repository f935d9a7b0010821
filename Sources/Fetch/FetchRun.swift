import Diagnostics
import Files
import Web

/// One run: what is known, what is under way, and what was found. A class, since every answer
/// changes it.
final class FetchRun {
  let order: FetchOrder
  let web: WebFetcher
  let store: Store
  let step: Fetcher.Step
  let allowsPrivate: Bool

  var journal: Journal
  var log: WorkLog
  var pace: Pace
  var report = FetchReport()

  /// Jobs that may start, those that wait for a time, and those under way by their number.
  var ready: [FetchJob] = []
  var delayed: [(time: Double, job: FetchJob)] = []
  var underWay: [Int: FetchJob] = [:]
  var suspicion: Suspicion?
  var number = 0
  var known = 0
  var done = 0

  /// What each host allows.
  var robots: [String: Robots] = [:]
  /// Hosts that are left alone, and why.
  var silent: [String: FetchProblem] = [:]
  /// Pages by their slugs.
  var pages: Set<String> = []
  /// Those that the index lists: they must be there.
  var listed: Set<String> = []
  var index: [PageLinks.Page] = []
  /// Those that pages named since the last wave.
  var mentioned: [PageLinks.Page] = []
  var pictures: Set<PageLinks.Picture> = []
  var pictureHosts: Set<String> = []
  /// How often in a row a host denied what it was asked for.
  var denials: [String: Int] = [:]
  /// Files that an alias brought before their own address did.
  var lent: Set<String> = []

  init(_ order: FetchOrder, _ web: WebFetcher, _ store: Store, _ step: @escaping Fetcher.Step) {
    self.order = order
    self.web = web
    self.store = store
    self.step = step
    let isNamed = !order.proxies.proxy(for: order.from).isEmpty && order.from.hasName
    allowsPrivate = !isNamed && web.isPrivate(String(order.from.bareHost))
    journal = Journal(reading: store.read(Store.journal, FileLimit.fetchJournal) ?? [])
    let rest = store.read(WorkLog.name, FileLimit.fetchJournal)
    log = rest.map(WorkLog.init(reading:)) ?? WorkLog()
    pace = Pace(rate: order.rate, order.limits)
    for entry in log.entries { journal.set(entry) }
  }

  func finished() -> FetchReport {
    if let haste {
      report.haste = haste
      return report
    }
    if !order.isDry { forgetOldLog() }
    askRobots([order.from])
    if silent[order.from.origin] != nil { report.isStopped = true }
    askStart()
    if order.isDry {
      plan()
    } else {
      askPages()
      askPictures()
      settle()
    }
    report.diagnostics = report.diagnostics.inOrder
    return report
  }
}

extension FetchRun {
  /// A public server is asked no faster than the default.
  private var haste: (flag: String, most: Int)? {
    guard !allowsPrivate else { return nil }
    if order.rate > FetchOrder.rate { return ("--rate", FetchOrder.rate) }
    return order.connections > FetchOrder.connections
      ? ("--connections", FetchOrder.connections) : nil
  }

  /// What a run of long ago asked for is asked for again.
  private func forgetOldLog() {
    guard let stamp = store.files.stamp(store.path(WorkLog.name)) else { return }
    store.tidy()
    let age = order.time - Double(stamp.modified) / 1e9
    guard abs(age) > order.limits.freshness else { return }
    try? store.files.remove(store.path(WorkLog.name))
    log = WorkLog()
  }

  /// Writes the journal, or lets it be as new as this run if there is nothing to write.
  private func settle() {
    let isComplete = !report.isStopped
    let isAnswered = FetchReport.Outcome.kept.contains { report.counts[$0] != nil }
    let bytes = journal.bytes
    writing { () throws(FileError) in
      if store.read(Store.journal, FileLimit.fetchJournal) != bytes, !bytes.isEmpty {
        try store.write(Store.journal, bytes)
      } else if isComplete, isAnswered, !bytes.isEmpty {
        try store.files.touch(store.path(Store.journal))
      }
      guard isComplete, store.files.itself(store.path(WorkLog.name)) != nil else { return }
      try store.files.remove(store.path(WorkLog.name))
    }
  }

  /// Does something with the disk; what fails there ends the run.
  func writing(_ work: () throws(FileError) -> Void) {
    do throws(FileError) {
      try work()
    } catch {
      report.broken = true
      report.isStopped = true
      report.diagnostics.append(error.diagnostic(.fetch))
    }
  }
}
