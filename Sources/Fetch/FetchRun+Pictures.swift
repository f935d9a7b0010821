import Web

/// What hosts allow, and the pictures.
extension FetchRun {
  func askRobots(_ hosts: [HTTPAddress]) {
    guard !report.isStopped else { return }
    ask(hosts.compactMap { $0.at("/robots.txt") }.map { FetchJob(.robots, $0, to: "") })
  }

  /// What cannot be read forbids all; what is not there, nothing.
  func takeRobots(_ job: FetchJob, _ reply: WebReply) {
    let isCut = reply.problem == .large && !reply.bytes.isEmpty
    guard reply.problem == nil || isCut, reply.status < 500, reply.status >= 200 else {
      return fail(job, status: reply.status, problem(of: reply, job), words: reply.words)
    }
    let rules = reply.status < 300 ? Robots(reading: reply.bytes) : Robots()
    robots[job.address.origin] = rules
    if let delay = rules.delay { pace.slow(to: delay) }
    finish()
  }

  func askPictures() {
    guard order.pictures != .none, !report.isStopped else { return }
    let jobs = takePictures()
    var hosts: [String: HTTPAddress] = [:]
    for job in jobs where robots[job.address.origin] == nil {
      hosts[job.address.origin] = job.address
    }
    askRobots(hosts.sorted { $0.key < $1.key }.map(\.value))
    guard !report.isStopped else { return }
    ask(jobs)
  }

  /// Those that are fetched, in order of their addresses. The others are reported.
  private func takePictures() -> [FetchJob] {
    guard order.pictures != .none else { return [] }
    var addresses: Set<HTTPAddress> = []
    for picture in pictures.sorted(by: { $0.address < $1.address }) {
      if order.pictures == .light, picture.isDark { continue }
      do throws(FetchProblem) {
        addresses.insert(try admit(picture))
      } catch {
        report.counts[.failed, default: 0] += 1
        find(.fetchFailed, picture.address, "Not fetched: \(error.words)")
      }
    }
    let sorted = addresses.sorted { $0.text < $1.text }
    if sorted.count > order.limits.pictures { tooMany(order.limits.pictures, "pictures") }
    let kept = Array(sorted.prefix(order.limits.pictures))
    let paths = PicturePath.paths(of: kept)
    return kept.compactMap { address in
      paths[address].map { FetchJob(.picture, address, to: $0) }
    }
  }

  /// The older of two kinds of addresses works below another folder than it says.
  private func address(of picture: PageLinks.Picture) -> HTTPAddress? {
    let slash = UInt8(ascii: "/")
    guard picture.address.utf8.first == slash, picture.address.utf8.dropFirst().first != slash
    else {
      return HTTPAddress(picture.address)
    }
    let isOld = picture.address.hasPrefix("/images/")
    return address((isOld ? "/tutorials" : "") + picture.address)
  }

  /// The address of a picture, if it is to be fetched. Its host is then one of those asked.
  private func admit(_ picture: PageLinks.Picture) throws(FetchProblem) -> HTTPAddress {
    guard let address = address(of: picture) else { throw .badAddress }
    guard address.isSecure || !order.from.isSecure else { throw .insecure }
    let isKnown = pictureHosts.contains(address.origin)
    guard isKnown || pictureHosts.count < order.limits.pictureHosts else { throw .tooManyHosts }
    pictureHosts.insert(address.origin)
    return address
  }

  /// What a run would ask for, as far as the start page, the index and files here say.
  func plan() {
    guard !report.isStopped else { return }
    let pages = takePages()
    for job in pages {
      if let entry = validEntry(of: job) { learn(from: entry, job) }
    }
    report.planned = (pages + takePictures()).map(\.address.text)
  }
}
