import Bytes
import Files

/// What a page of a site that is being worked on carries in addition: one script of the server's.
/// The files stay as they are.
struct LivePages: Sendable {
  static let eventsPath = "/.hig/events"
  static let scriptPath = "/.hig/reload.js"

  /// It knows which version of the page it is in.
  private static func element(_ tag: String?) -> [UInt8] {
    let tag = tag.map { " data-tag=\"" + $0.filter { $0 != "\"" } + "\"" } ?? ""
    return Array("<script src=\"\(scriptPath)\"\(tag) async></script>".utf8)
  }

  let script: [UInt8]
  /// Whether their links lead to folders.
  var namesFolders = false

  static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") }

  /// In front of the end of the head, else at the end of the page.
  static func withScript(_ page: [UInt8], tag: String? = nil) -> [UInt8] {
    let place = ByteSearch.first(of: "</head>", in: page[...]) ?? page.count
    return page[..<place] + element(tag) + page[place...]
  }
}

extension LivePages {
  /// Shown for every page until there is a site again. It has no version; the script
  /// knows it by its mark.
  static var siteIsGone: Answer {
    .bytes(Array(waiting.utf8), status: 503, type: MediaType.of("index.html"))
  }

  private static let waiting = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>The site is being built</title>
    <script src="\(scriptPath)" data-gone async></script>
    </head>
    <body>
    <h1>The site is being built</h1>
    <p>Its folder is missing. This page shows the site as soon as it is back.</p>
    </body>
    </html>

    """

  /// What the server itself has to give; nil for anything else.
  func answer(_ request: Request) -> Answer? {
    let path = request.target.prefix { $0 != UInt8(ascii: "?") }
    if path.elementsEqual(Self.scriptPath.utf8) {
      return .bytes(script, type: MediaType.of(Self.scriptPath))
    }
    guard path.elementsEqual(Self.eventsPath.utf8) else { return nil }
    let type = Header("Content-Type", "text/event-stream")
    let stream = Answer.Body.events(after: request.headers.lastEventID)
    return Answer(
      status: 200, headers: [type], body: request.method == "GET" ? stream : .bytes([]))
  }

  /// A page with the script in it, whole and plain. Its tag is not the file's.
  func answer(
    _ status: UInt32, _ page: [UInt8], type: String, tag: String? = nil, _ request: Request? = nil
  ) -> Answer {
    let ours = tag.map { String($0.dropLast()) + (namesFolders ? "-folders\"" : "-live\"") }
    let page = Self.withScript(namesFolders ? FolderLinks.inPage(page) : page, tag: ours)
    return .bytes(page, status: status, type: type, tag: ours, request)
  }
}
