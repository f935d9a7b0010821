import JSON
import Model

/// The newest changes as Atom and as JSON Feed. Both need whole addresses, so they exist only where
/// the site's own is known.
struct ChangeFeed {
  /// A feed is for what is new.
  private static let most = 100

  private let folder: String
  private let title: String
  private let home: String
  private let author: String
  private let newest: Entry
  private let entries: [Entry]

  private struct Entry {
    let address: String
    let title: String
    let text: String
    let moment: String
  }

  /// nil without a change whose day is known.
  init?(of list: ChangeList, _ context: RenderContext) {
    guard let base = context.site.settings.baseURL else { return nil }
    let dated = list.rows.lazy.compactMap { row in
      row.entry.date.map { date in
        Entry(
          address: base + context.site.settings.address(row.href),
          title: context.site.pages[row.page].title, text: row.entry.text,
          // Change logs know the day alone.
          moment: date + "T00:00:00Z")
      }
    }
    entries = Array(dated.prefix(Self.most))
    guard let newest = entries.first else { return nil }
    self.newest = newest
    folder = list.folder
    author = context.site.settings.title
    title = author + ": " + list.title
    home = base + folder + "/"
  }

  static func alternates(
    of list: ChangeList, _ context: RenderContext
  ) -> [(type: String, title: String, href: String)] {
    guard context.site.settings.baseURL != nil else { return [] }
    return [
      ("application/atom+xml", "Atom", list.folder + "/feed.xml"),
      ("application/feed+json", "JSON Feed", list.folder + "/feed.json"),
    ]
  }

  var files: [OutputFile] {
    [OutputFile(folder + "/feed.xml", atom), OutputFile(folder + "/feed.json", json)]
  }

  private var atom: [UInt8] {
    var output = XMLOutput()
    output.line("<feed xmlns=\"http://www.w3.org/2005/Atom\">")
    output.element("title", title)
    output.element("id", home)
    output.element("updated", newest.moment)
    output.address("link rel=\"self\" href", home + "feed.xml")
    output.address("link rel=\"alternate\" href", home)
    output.markup("<author>")
    output.element("name", author)
    output.line("</author>")
    for entry in entries {
      output.line("<entry>")
      output.element("title", entry.title)
      output.element("id", entry.address)
      output.element("updated", entry.moment)
      output.address("link rel=\"alternate\" href", entry.address)
      output.element("summary", entry.text)
      output.line("</entry>")
    }
    output.line("</feed>")
    return output.bytes
  }

  private var json: [UInt8] {
    let value: JSONValue = [
      "version": "https://jsonfeed.org/version/1.1", "title": .string(title),
      "home_page_url": .string(home), "feed_url": .string(home + "feed.json"),
      "items": .array(
        entries.map { entry in
          [
            "id": .string(entry.address), "url": .string(entry.address),
            "title": .string(entry.title), "content_text": .string(entry.text),
            "date_published": .string(entry.moment),
          ]
        }),
    ]
    return Array((JSONWriter.text(value) + "\n").utf8)
  }
}
