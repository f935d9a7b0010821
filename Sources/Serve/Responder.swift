import Files
import Publish

/// Finds the answer to a request.
final class Responder: Sendable {
  private let root: SiteRoot
  private let live: LivePages?
  private let whenGone: (@Sendable () -> Void)?
  private let tags = EntityTags()
  let drafts = Drafts()

  init(_ options: ServeOptions) {
    root = SiteRoot(options.root)
    live = options.liveScript.map {
      LivePages(script: $0, namesFolders: options.namesFolders)
    }
    whenGone = options.whenGone
  }

  func answer(_ request: Request) -> Answer {
    var answer = refusal(of: request) ?? live?.answer(request) ?? page(for: request)
    answer.headers += CommonHeaders.of(answer)
    return answer
  }

  /// What is wrong with the request itself; nil if nothing is.
  func refusal(of request: Request) -> Answer? {
    guard request.headers.hosts.count == 1, let host = request.headers.hosts.first else {
      return .text(400, "A request must name one host.")
    }
    guard HostName.isOurs(host) else {
      return .text(421, "This server answers to localhost and 127.0.0.1 only.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "Only GET and HEAD are supported.", [Header("Allow", "GET, HEAD")])
    }
    return request.headers.hasBody ? .text(400, "\(request.method) must not have a body.") : nil
  }
}

extension Responder {
  private func page(for request: Request) -> Answer {
    guard let site = root.folder else { return gone() }
    let target: RequestTarget
    do {
      target = try RequestTarget(request.target)
    } catch {
      return error == .hidden ? notFound(in: site) : .text(400, "The address is malformed.")
    }
    if let host = target.host, !HostName.isOurs(host) {
      return .text(421, "This server is not a proxy.")
    }
    do {
      return try found(target, in: site, request)
    } catch {
      return error == .busy ? .text(503, "The server is busy: try again.") : notFound(in: site)
    }
  }

  private func found(
    _ target: RequestTarget, in site: SiteFolder, _ request: Request
  ) throws(SiteFolder.Failure) -> Answer {
    let index = (target.parts + ["index.html"]).joined(separator: "/")
    if let draft = drafts.answer(target.isFolder ? index : target.path, request, live) {
      return draft
    }
    if target.isFolder { return answer(try site.openFile(index), at: index, in: site, request) }
    let file = try site.open(target.path)
    guard file.isFolder else { return answer(file, at: target.path, in: site, request) }
    _ = try site.openFile(index)
    let address = target.folderAddress
    return .text(301, "The page is at \(address)", [Header("Location", address)])
  }

  private func answer(
    _ file: OpenFile, at path: String, in site: SiteFolder, _ request: Request
  ) -> Answer {
    let type = MediaType.of(path)
    let (tag, codings) = tags.state(of: file, at: path, in: site)
    if let live, LivePages.isPage(path), let page = file.bytes() {
      return live.answer(200, page, type: type, tag: tag, request)
    }
    let plain = Representation(file: file, type: type, tag: tag, varies: !codings.isEmpty)
    return (packed(plain, codings, at: path, in: site, request) ?? plain).answer(request)
  }

  /// The file that lies packed beside another one, if the client takes one of them.
  private func packed(
    _ plain: Representation, _ codings: [ContentCoding], at path: String, in site: SiteFolder,
    _ request: Request
  ) -> Representation? {
    for coding in ContentCoding.choice(of: codings, by: request.headers.acceptEncoding) {
      let packed = coding.path(of: path)
      guard let file = try? site.openFile(packed) else { continue }
      let tag = tags.state(of: file, at: packed, in: site).tag
      return Representation(file: file, type: plain.type, tag: tag, coding: coding, varies: true)
    }
    return nil
  }

  /// No site yet: asks for a build. With live reload, a page waits for it.
  private func gone() -> Answer {
    whenGone?()
    return live == nil
      ? .text(503, "There is no site yet: run `hig build`.") : LivePages.siteIsGone
  }

  /// The site's own page for what isn't there.
  private func notFound(in site: SiteFolder) -> Answer {
    guard let file = try? site.openFile("404.html") else {
      // Of a site that was cleared away, what is not ours may be left.
      let isSite = live == nil || site.identity(of: Manifest.name) != nil
      return isSite ? .text(404, "Not found.") : gone()
    }
    let type = MediaType.of("404.html")
    if let live, let page = file.bytes() { return live.answer(404, page, type: type) }
    return Answer(
      status: 404, headers: [Header("Content-Type", type)], body: .file(file, 0..<file.size))
  }
}
