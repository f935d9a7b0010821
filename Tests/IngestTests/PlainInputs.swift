import Ingest
import Model

/// A page of plain lines: a body that a test is about, and the chapters that its tail names.
func plainPage(_ body: String, chapters: [String] = ["Best practices"], title: String = "Kettles")
  -> String
{
  let slug = title.lowercased().split(separator: " ").joined(separator: "-")
  return """
    ---
    title: "\(title)"
    url: https://developer.apple.com/design/human-interface-guidelines/\(slug)
    extractionMethod: crawlee
    ---
    Skip Navigation
    \(title)
    \(body)

    Current page is \(title)
    Supported platforms
    \(title)
    \(chapters.joined(separator: "\n"))
    ---

    **Attribution Notice**

    A scraper made this file.

    """
}

/// The Markdown of a body of plain lines, under “Best practices” unless it says otherwise.
func plainRecovered(
  _ body: String, chapters: [String] = ["Best practices"], beside others: [String] = []
) -> String {
  let start = chapters == ["Best practices"] ? "Abstract.\n\nBest practices\n\n" : "Abstract.\n\n"
  let readings = ([plainPage(start + body, chapters: chapters)] + others).enumerated()
    .map { Ingester.read(raw($1, "\($0).md")) }
  let lexicon = Ingester.lexicon(of: readings)
  let harvest = Ingester.merge(readings.map { Ingester.recover($0, with: lexicon) })
  let page = harvest.pages.first { $0.frontMatter.slug == "kettles" }
  let text = String(decoding: page?.body ?? [], as: UTF8.self)
  let head =
    "# Kettles\n\nAbstract.\n\n" + (chapters == ["Best practices"] ? "## Best practices\n\n" : "")
  return text.hasPrefix(head) ? String(text.dropFirst(head.count)) : text
}

/// The lines of a body, each a block.
func lines(_ lines: String...) -> String { lines.joined(separator: "\n\n") }
