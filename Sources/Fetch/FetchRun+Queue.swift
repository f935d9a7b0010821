import Diagnostics
import Web

/// Asking: so many at a time, so many a second, until nothing is left.
extension FetchRun {
  func ask(_ jobs: [FetchJob]) {
    known += jobs.count
    ready += jobs
    drain()
  }

  private func drain() {
    // From behind, the first comes out at no cost; jobs that are added meanwhile come later.
    var turn: [FetchJob] = []
    while !report.isStopped {
      if turn.isEmpty {
        turn = ready.reversed()
        ready = []
      }
      wake(&turn)
      let now = web.now()
      if let suspicion {
        if !suspicion.isAsked, pace.wait(at: now) == 0 { probe() }
      } else if let job = turn.last, underWay.count < order.connections, pace.wait(at: now) == 0 {
        turn.removeLast()
        start(job, at: now)
        continue
      }
      guard suspicion != nil || !turn.isEmpty || !delayed.isEmpty || !underWay.isEmpty else {
        break
      }
      let isFree = suspicion.map { !$0.isAsked } ?? !turn.isEmpty
      if let reply = web.next(wait(at: now, isFree: isFree)) { take(reply) }
    }
    ready = []
    delayed = []
    underWay = [:]
  }

  /// How long to listen before something else may be done.
  private func wait(at now: Double, isFree: Bool) -> Double {
    var times = suspicion == nil ? delayed.map { $0.time - now } : []
    if isFree, suspicion != nil || underWay.count < order.connections {
      times.append(pace.wait(at: now))
    }
    return max(0, times.min() ?? 60)
  }

  private func wake(_ turn: inout [FetchJob]) {
    let now = web.now()
    for place in delayed.indices.reversed() where delayed[place].time <= now {
      turn.append(delayed.remove(at: place).job)
    }
  }

  /// Asks, unless a killed run did, or it is forbidden.
  private func start(_ job: FetchJob, at now: Double) {
    if job.tries == 0, job.hops == 0, isDone(job) { return finish() }
    if let problem = obstacle(to: job) { return fail(job, status: 0, problem) }
    var job = job
    job.startedAt = now
    var request = request(for: job.current, mostBytes: job.mostBytes)
    if let entry = validEntry(of: job) {
      request.tag = entry.tag
      request.modified = entry.modified
    }
    guard web.start(request) else { return fail(job, status: 0, .refused) }
    underWay[request.number] = job
  }

  private func request(for address: HTTPAddress, mostBytes: Int) -> WebOrder {
    number += 1
    report.requests += 1
    pace.started(at: web.now())
    var request = WebOrder(number, address.text)
    request.proxy = order.proxies.proxy(for: address)
    request.allowsPrivate = allowsPrivate
    request.mostBytes = mostBytes
    return request
  }

  private func obstacle(to job: FetchJob) -> FetchProblem? {
    let address = job.current
    // A proxy looks names up, and may know our network: numbers are known here.
    let isHidden = !allowsPrivate && !order.proxies.proxy(for: address).isEmpty
    if isHidden, !address.hasName { return .privateAddress }
    if let problem = silent[address.origin] { return problem }
    return robots[address.origin]?.allows(address.target) == false ? .forbidden : nil
  }

  /// A job is done with, whatever became of it.
  func finish() {
    done += 1
    step(done, known)
  }

  private func take(_ reply: WebReply) {
    if reply.number == suspicion?.number { return judge(reply) }
    guard let job = underWay.removeValue(forKey: reply.number) else { return }
    report.bytes += reply.bytes.count
    guard report.bytes <= order.limits.bytes else {
      return stop(job, "more than \(order.limits.bytes >> 20) MiB came", remedy: nil)
    }
    if isRefusal(reply) { return retry(job, reply) }
    pace.answered()
    if (300..<400).contains(reply.status), reply.status != 304, reply.problem == nil {
      return follow(job, reply)
    }
    evaluate(job, reply)
    countDenials(job, reply)
  }

  /// A server that denies all is asked for no more.
  private func countDenials(_ job: FetchJob, _ reply: WebReply) {
    let origin = job.current.origin
    guard [401, 403, 407, 451].contains(reply.status) else { return denials[origin] = nil }
    denials[origin, default: 0] += 1
    guard denials[origin, default: 0] >= order.limits.denials else { return }
    leave(job, problem(of: reply, job))
  }

  /// The server of the pages ends the run, one of pictures only what is left there.
  private func leave(_ job: FetchJob, _ problem: FetchProblem) {
    guard job.current.origin == order.from.origin else {
      silent[job.current.origin] = .leftAlone
      return
    }
    stop(
      job, "the server keeps refusing requests (\(problem.words))",
      remedy: "Run again later: fetched files are kept, and the rest is fetched.")
  }
}

extension FetchRun {
  /// Another time there may be an answer.
  private func isRefusal(_ reply: WebReply) -> Bool {
    switch reply.problem {
    case .late, .cut, .unreachable: true
    case .large, .privateAddress, .other: false
    case nil: reply.status == 429 || [500, 502, 503, 504].contains(reply.status)
    }
  }

  private func retry(_ job: FetchJob, _ reply: WebReply) {
    var job = job
    job.tries += 1
    let now = web.now()
    let isBusy = reply.problem == nil && (reply.status == 429 || reply.status == 503)
    let mayGoOn = pace.refused(
      startedAt: job.startedAt, at: now, wait: isBusy ? reply.wait : nil, isForAll: isBusy)
    guard (reply.wait.map(Double.init) ?? 0) <= order.limits.longestWait else {
      fail(job, status: reply.status, problem(of: reply, job), words: reply.words)
      return stop(
        job, "the server asks to wait \(reply.wait ?? 0) seconds",
        remedy: "Run again then: fetched files are kept.")
    }
    if !mayGoOn, suspicion == nil { suspicion = Suspicion(job: job, reply: reply) }
    guard job.tries < order.limits.tries else {
      return fail(job, status: reply.status, problem(of: reply, job), words: reply.words)
    }
    let pause = isBusy ? 0 : pace.growing(job.tries - 1)
    delayed.append((now + pause, job))
  }

  /// Redirects are followed here, each step looked at before it is asked for.
  private func follow(_ job: FetchJob, _ reply: WebReply) {
    var job = job
    job.hops += 1
    job.tries = 0
    guard job.hops <= order.limits.redirects else {
      return fail(job, status: reply.status, .circle)
    }
    guard let target = reply.location.flatMap({ HTTPAddress($0) }), mayAsk(target, for: job) else {
      return fail(job, status: reply.status, .elsewhere(reply.location ?? ""))
    }
    job.current = target
    delayed.append((web.now(), job))
  }

  /// Pages come from one host, pictures from those that pages name, nothing from others.
  func mayAsk(_ address: HTTPAddress, for job: FetchJob) -> Bool {
    guard address.isSecure || !order.from.isSecure else { return false }
    switch job.goal {
    case .index, .page: return address.origin == order.from.origin
    case .robots: return address.origin == job.address.origin
    case .picture: return pictureHosts.contains(address.origin)
    }
  }

  /// Some addresses in a row had no answer: whether it is they or the whole server, one that did
  /// answer shows.
  struct Suspicion {
    let job: FetchJob
    let reply: WebReply
    var number: Int?
    var isAsked: Bool { number != nil }
  }

  private func probe() {
    guard let robots = suspicion.flatMap({ $0.job.current.at("/robots.txt") }) else { return }
    let request = request(for: robots, mostBytes: Robots.mostBytes)
    suspicion?.number = request.number
    if !web.start(request) { judge(WebReply(request.number, status: 0)) }
  }

  private func judge(_ reply: WebReply) {
    guard let suspicion else { return }
    self.suspicion = nil
    report.bytes += reply.bytes.count
    pace.answered()
    if reply.status > 0, !isRefusal(reply) { return }
    leave(suspicion.job, problem(of: suspicion.reply, suspicion.job))
  }

  func stop(_ job: FetchJob, _ reason: String, remedy: String?) {
    report.isStopped = true
    find(
      .fetchStopped, job.address.text,
      "Stopped with \(Plural.text(known - done, "address")) left: \(reason)",
      remedy: remedy)
  }
}
