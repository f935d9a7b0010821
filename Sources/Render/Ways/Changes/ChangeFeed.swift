import JSON
import Model

/// The newest changes as Atom and as JSON Feed. Both need whole addresses, so they exist only where
/// the site's own is known.
enum ChangeFeed {
  /// A feed is for what is new.
  private static let most = 100

  static func alternates(
    of list: ChangeList, _ context: RenderContext
  ) -> [(type: String, title: String, href: String)] {
    guard context.site.settings.baseURL != nil else { return [] }
    return [
      ("application/atom+xml", "Atom", list.folder + "/feed.xml"),
      ("application/feed+json", "JSON Feed", list.folder + "/feed.json"),
    ]
  }

  static func files(of list: ChangeList, _ context: RenderContext) -> [OutputFile] {
    guard let base = context.site.settings.baseURL else { return [] }
    let dated = list.rows.filter { $0.entry.date != nil }.prefix(most)
    guard let newest = dated.first?.entry.date else { return [] }
    let entries = dated.map { row in
      Entry(
        address: base + context.site.settings.address(row.href),
        title: context.site.pages[row.page].title,
        text: row.entry.text, date: row.entry.date ?? newest)
    }
    let feed = Feed(
      title: context.site.settings.title + ": " + list.title, home: base + list.folder + "/",
      updated: newest, author: context.site.settings.title, entries: entries)
    return [
      OutputFile(list.folder + "/feed.xml", feed.atom),
      OutputFile(list.folder + "/feed.json", feed.json),
    ]
  }

  struct Entry {
    let address: String
    let title: String
    let text: String
    let date: String
  }

  struct Feed {
    let title: String
    let home: String
    let updated: String
    let author: String
    let entries: [Entry]
  }
}

extension ChangeFeed.Feed {
  fileprivate var atom: [UInt8] {
    var output = XMLOutput()
    output.line(XMLOutput.declaration)
    output.line("<feed xmlns=\"http://www.w3.org/2005/Atom\">")
    output.element("title", title)
    output.element("id", home)
    output.element("updated", Self.moment(updated))
    output.address("link rel=\"self\" href", home + "feed.xml")
    output.address("link rel=\"alternate\" href", home)
    output.markup("<author>")
    output.element("name", author)
    output.line("</author>")
    for entry in entries {
      output.line("<entry>")
      output.element("title", entry.title)
      output.element("id", entry.address)
      output.element("updated", Self.moment(entry.date))
      output.address("link rel=\"alternate\" href", entry.address)
      output.element("summary", entry.text)
      output.line("</entry>")
    }
    output.line("</feed>")
    return output.bytes
  }

  fileprivate var json: [UInt8] {
    let value: JSONValue = [
      "version": "https://jsonfeed.org/version/1.1", "title": .string(title),
      "home_page_url": .string(home), "feed_url": .string(home + "feed.json"),
      "items": .array(
        entries.map { entry in
          [
            "id": .string(entry.address), "url": .string(entry.address),
            "title": .string(entry.title), "content_text": .string(entry.text),
            "date_published": .string(Self.moment(entry.date)),
          ]
        }),
    ]
    return Array((JSONWriter.text(value) + "\n").utf8)
  }

  /// Change logs know the day alone.
  private static func moment(_ date: String) -> String { date + "T00:00:00Z" }
}
