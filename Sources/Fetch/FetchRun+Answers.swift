import Bytes
import Diagnostics
import Files
import Images
import Web

/// What an answer means for its address.
extension FetchRun {
  /// What is known of the address of a job, if its file is still as it was written.
  func validEntry(of job: FetchJob) -> JournalEntry? {
    guard let entry = journal[job.address.text], entry.digest != nil else { return nil }
    if entry.path == nil { return entry.alias == nil ? nil : entry }
    guard entry.path == job.path || entry.alias != nil else { return nil }
    return store.bytes(of: entry) == nil ? nil : entry
  }

  /// Whether a run that was broken off has fetched it already.
  func isDone(_ job: FetchJob) -> Bool {
    guard let outcome = log.outcomes[job.address.text], let entry = validEntry(of: job) else {
      return false
    }
    if entry.alias == nil { report.counts[outcome, default: 0] += 1 }
    learn(from: entry, job)
    return true
  }

  func evaluate(_ job: FetchJob, _ reply: WebReply) {
    if job.goal == .robots { return takeRobots(job, reply) }
    if reply.problem != nil { return fail(job, status: reply.status, problem(of: reply, job)) }
    switch reply.status {
    case 200: takeBytes(job, reply)
    case 304: takeUnchanged(job)
    case 404, 410: takeMissing(job, reply)
    default: fail(job, status: reply.status, .status(reply.status))
    }
  }

  func problem(of reply: WebReply, _ job: FetchJob) -> FetchProblem {
    switch reply.problem {
    case .late: .late
    case .cut: .cut
    case .unreachable: .unreachable
    case .large: .large(job.mostBytes)
    case .privateAddress: .privateAddress
    case .other: .refused
    case nil: .status(reply.status)
    }
  }

  private func takeUnchanged(_ job: FetchJob) {
    guard let entry = validEntry(of: job)?.answered(200, nil) else {
      return fail(job, status: 304, .status(304))
    }
    journal.set(entry)
    if entry.alias == nil { report.counts[.same, default: 0] += 1 }
    note(entry, .same)
    learn(from: entry, job)
    finish()
  }

  private func takeMissing(_ job: FetchJob, _ reply: WebReply) {
    var job = job
    if let next = job.others.first {
      // What was tried first is only another way to write the address.
      if journal[job.address.text]?.path == nil { journal.forget(job.address.text) }
      job.others.removeFirst()
      (job.address, job.current) = (next, next)
      (job.hops, job.tries) = (0, 0)
      return ready.append(job)
    }
    guard let entry = journal.owner(of: job.path), entry.alias == nil,
      store.files.kind(store.path(job.path)) == .file
    else {
      guard case .page(let slug) = job.goal, !listed.contains(slug) else {
        return fail(job, status: reply.status, .status(reply.status))
      }
      return takeAbsent(job, reply)
    }
    journal.set(entry.answered(reply.status, .status(reply.status)))
    report.counts[.gone, default: 0] += 1
    find(
      .fetchGone, job.address.text, "No longer on the server: status \(reply.status)",
      why: "The file stays: \(store.path(job.path)).",
      remedy: "Remove the file if you no longer need it.")
    finish()
  }

  /// An old name that some page still mentions.
  private func takeAbsent(_ job: FetchJob, _ reply: WebReply) {
    journal.set(JournalEntry(job.address.text).answered(reply.status, .status(reply.status)))
    find(.fetchMissing, job.address.text, "Not on the server: status \(reply.status)")
    finish()
  }

  /// What was fetched before stays, and is asked for again in the next run.
  func fail(_ job: FetchJob, status: Int, _ problem: FetchProblem, words: String = "") {
    if job.goal == .robots {
      silent[job.address.origin] = .unreadableRules
    } else {
      let entry = journal[job.address.text] ?? JournalEntry(job.address.text)
      journal.set(entry.answered(status, problem))
    }
    report.counts[.failed, default: 0] += 1
    let detail = problem.detail ?? (words.isEmpty ? nil : "libcurl says: \(words).")
    find(
      .fetchFailed, job.address.text, "Not fetched: \(problem.words)", why: detail,
      remedy: problem.remedy ?? (job.goal == .index ? Self.wayToIndex : nil))
    finish()
  }

  private static let wayToIndex = "Check `--from`: the server must have the paths of Apple's."

  func find(
    _ rule: Rule, _ address: String, _ summary: String, why: String? = nil, remedy: String? = nil
  ) {
    report.diagnostics.append(
      Diagnostic(rule, at: SourceLocation(file: address), summary, why: why, remedy: remedy))
  }
}

extension FetchRun {
  private func takeBytes(_ job: FetchJob, _ reply: WebReply) {
    switch job.goal {
    case .robots: break
    case .picture:
      guard Self.arePicture(reply.bytes, at: job.address) else {
        return fail(job, status: 200, .notPicture)
      }
      keep(job, entry(job, reply), reply.bytes)
    case .index: read(job, reply, by: PageLinks.init(index:))
    case .page: read(job, reply, by: PageLinks.init(page:))
    }
  }

  /// The bytes say so; for a drawing its ending too, since a page may hold a drawing.
  private static func arePicture(_ bytes: [UInt8], at address: HTTPAddress) -> Bool {
    if ImageType.raster(bytes) != nil { return true }
    guard address.path.lowercased().hasSuffix(".svg") else { return false }
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    return ImageType(startOf: bytes) == .svg && !head.contains("<html")
      && !head.contains("<!doctype html")
  }

  private func read(
    _ job: FetchJob, _ reply: WebReply, by reader: ([UInt8]) throws(FetchProblem) -> PageLinks
  ) {
    do throws(FetchProblem) {
      let links = try reader(reply.bytes)
      if case .page(let slug) = job.goal, let own = links.slug, own != slug {
        return takeAlias(job, reply, links, of: own)
      }
      keep(job, entry(job, reply), reply.bytes)
      learn(links, isIndex: job.goal == .index)
    } catch {
      fail(job, status: 200, error)
    }
  }

  func entry(_ job: FetchJob, _ reply: WebReply) -> JournalEntry {
    var entry = JournalEntry(job.address.text)
    entry.path = job.path
    entry.status = 200
    entry.tag = reply.tag.flatMap(JournalEntry.headValue)
    entry.modified = reply.modified.flatMap(JournalEntry.headValue)
    entry.digest = SHA256.hex(reply.bytes)
    entry.size = reply.bytes.count
    return entry
  }

  /// Writes the file if it differs, then what is known of it.
  func keep(_ job: FetchJob, _ entry: JournalEntry, _ bytes: [UInt8]) {
    guard let path = entry.path else { return }
    let old = store.read(path)
    let outcome = outcome(of: entry, path, had: old, bytes)
    guard !order.isDry else { return finish() }
    writing { () throws(FileError) in
      guard old != bytes else { return }
      try log.begin { (bytes) throws(FileError) in try append(bytes) }
      try store.write(path, bytes)
    }
    guard !report.isStopped else { return }
    journal.set(entry)
    if entry.alias == nil { report.counts[outcome, default: 0] += 1 }
    note(entry, outcome)
    finish()
  }

  /// A run that is killed may have written a file that its log doesn't know yet: such a file is
  /// measured by what was known of it before.
  private func outcome(
    of entry: JournalEntry, _ path: String, had old: [UInt8]?, _ bytes: [UInt8]
  ) -> FetchReport.Outcome {
    if old == nil || lent.contains(path) { return .new }
    guard old == bytes else { return .changed }
    guard log.isContinued else { return .same }
    guard let known = journal.owner(of: path) else { return .new }
    return known.digest == entry.digest ? .same : .changed
  }

  func note(_ entry: JournalEntry, _ outcome: FetchReport.Outcome) {
    guard !order.isDry else { return }
    writing { () throws(FileError) in
      try log.add(entry, outcome) { (bytes) throws(FileError) in try append(bytes) }
    }
  }

  private func append(_ bytes: [UInt8]) throws(FileError) {
    try store.files.append(store.path(WorkLog.name), bytes)
  }
}
