import Model
import Web

/// The index, pages and their aliases.
extension FetchRun {
  /// The address of a path below `--from`.
  func address(_ path: String) -> HTTPAddress? {
    var base = order.from.path.utf8[...]
    while base.last == UInt8(ascii: "/") { base.removeLast() }
    return order.from.at(String(Substring(base)) + path)
  }

  func askStart() {
    guard !report.isStopped else { return }
    let index = address("/tutorials/data/index/design--human-interface-guidelines")
    pages.insert(PageAddress.startPage.text)
    listed.insert(PageAddress.startPage.text)
    ask(
      [
        index.map { FetchJob(.index, $0, to: "index.json") },
        job(for: PageLinks.Page(slug: PageAddress.startPage.text, path: PageAddress.root)),
      ].compactMap(\.self))
  }

  /// All pages that are known, then those that these mention, and so on. Each wave is asked whole
  /// and in order, so that the same page is always asked for at the same address.
  func askPages() {
    var wave = takePages()
    while !wave.isEmpty, !report.isStopped {
      ask(wave)
      wave = take(takeMentioned())
    }
  }

  /// The first wave: what the index lists, what earlier runs had, what the start page mentions.
  func takePages() -> [FetchJob] {
    let earlier = journal.entries.values.sorted { $0.address < $1.address }
      .compactMap(earlierPage)
    return take(index) + take(earlier) + take(takeMentioned())
  }

  /// Answers come in any order: by name, it is the same in every run.
  private func takeMentioned() -> [PageLinks.Page] {
    defer { mentioned = [] }
    return mentioned.sorted { ($0.slug, $0.path) < ($1.slug, $1.path) }
  }

  /// Those of them that are not known yet, up to the limit.
  private func take(_ found: [PageLinks.Page]) -> [FetchJob] {
    found.compactMap { page in
      guard pages.insert(page.slug).inserted else { return nil }
      if pages.count == order.limits.pages + 1 { tooMany(order.limits.pages, "pages") }
      return pages.count > order.limits.pages ? nil : job(for: page)
    }
  }

  func tooMany(_ most: Int, _ what: String) {
    find(.fetchFailed, order.from.text, "More than \(most) \(what): the others are not fetched")
  }

  /// The page whose JSON an earlier run kept.
  private func earlierPage(_ entry: JournalEntry) -> PageLinks.Page? {
    guard let path = entry.path, path.hasSuffix(".json"), !path.utf8.contains(UInt8(ascii: "/")),
      let front = address("/tutorials/data")?.text, entry.address.hasPrefix(front)
    else { return nil }
    return PageLinks.Page(
      String(entry.address.dropFirst(front.count).dropLast(".json".count)))
  }

  /// At the address that had it last, as it is listed, or right below the start page.
  private func job(for page: PageLinks.Page) -> FetchJob? {
    let isStart = page.slug == PageAddress.startPage.text
    let flat = isStart ? PageAddress.root : PageAddress.root + "/" + page.slug
    let paths = page.path == flat ? [flat] : [page.path, flat]
    var addresses = paths.compactMap { address("/tutorials/data" + $0 + ".json") }
    let file = Self.file(of: page.slug)
    let last = journal.owner(of: file).flatMap { $0.alias == nil ? $0.address : nil }
    if let place = addresses.firstIndex(where: { $0.text == last }) { addresses.swapAt(0, place) }
    guard let first = addresses.first else { return nil }
    return FetchJob(.page(page.slug), first, to: file, else: Array(addresses.dropFirst()))
  }

  /// The index itself has that name.
  static func file(of slug: String) -> String {
    slug == "index" ? "index-page.json" : slug + ".json"
  }
}

extension FetchRun {
  /// What a file that is there already names.
  func learn(from entry: JournalEntry, _ job: FetchJob) {
    if let alias = entry.alias { mention(alias) }
    guard job.goal != .picture, let bytes = store.bytes(of: entry) else { return }
    let links = job.goal == .index ? try? PageLinks(index: bytes) : try? PageLinks(page: bytes)
    if let links { learn(links, isIndex: job.goal == .index) }
  }

  func learn(_ links: PageLinks, isIndex: Bool) {
    pictures.formUnion(links.pictures)
    if isIndex {
      index = links.pages
      listed.formUnion(links.pages.map(\.slug))
    } else {
      mentioned += links.pages
    }
  }

  private func mention(_ slug: String) {
    if let page = PageLinks.Page(PageAddress.root + "/" + slug) { mentioned.append(page) }
  }

  /// An old name that answers with another page: that page is fetched at its own address. Until it
  /// came, these bytes are better than none; of several old names the first in order counts.
  func takeAlias(_ job: FetchJob, _ reply: WebReply, _ links: PageLinks, of slug: String) {
    let file = Self.file(of: slug)
    var entry = entry(job, reply)
    entry.alias = slug
    let owner = journal.owner(of: file)
    let isFree = owner.map { $0.alias != nil && entry.address <= $0.address } ?? true
    entry.path = isFree ? file : nil
    find(.fetchAlias, job.address.text, "Answers with the page “\(slug)”")
    mention(slug)
    learn(links, isIndex: false)
    guard isFree else {
      journal.set(entry)
      note(entry, .same)
      return finish()
    }
    if store.read(file) == nil { lent.insert(file) }
    keep(job, entry, reply.bytes)
  }
}
