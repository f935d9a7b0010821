import Bytes
import Diagnostics
import JSON

/// JSON of a tool that scrapes, with the Markdown of pages in it as strings. It is not read: the
/// strings are escaped, so the ledger could not say what became of each byte.
struct PackedPages {
  /// Where the pages are, and in each its address and its Markdown, as `jq` writes it.
  private let path: String
  private let address: String?
  private let markdown: String
  private let count: Int

  /// Of a file whose shape cannot be told, if that is why.
  static func refusal(of scrape: Scrape) -> Diagnostic? {
    let text = Scrape.trimmed(scrape.text)
    guard text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "["),
      let json = try? JSONReader.read(Array(text)), let pages = PackedPages(in: json)
    else { return nil }
    return Diagnostic(
      .shapeUnknown, at: SourceLocation(file: scrape.file),
      pages.count == 1
        ? "The file is JSON with the Markdown of a page"
        : "The file is JSON with the Markdown of \(pages.count) pages",
      why: "Pages are read from Markdown files, one each.", remedy: pages.remedy(scrape.file))
  }

  private init?(in json: JSONValue) {
    for (name, value) in [(".", json), (".data", json["data"]), (".results", json["results"])] {
      guard let value else { continue }
      let pages = (value.array ?? [value]).filter { Self.markdown(in: $0) != nil }
      guard let page = pages.first, let markdown = Self.markdown(in: page) else { continue }
      path = value.array == nil ? name : name + "[]"
      address = Self.address(in: page)
      (self.markdown, count) = (markdown, pages.count)
      return
    }
    return nil
  }

  private static func markdown(in page: JSONValue) -> String? {
    if page["markdown"]?.string != nil { return ".markdown" }
    if page["markdown"]?["raw_markdown"]?.string != nil { return ".markdown.raw_markdown" }
    return page["raw_content"]?.string == nil ? nil : ".raw_content"
  }

  private static func address(in page: JSONValue) -> String? {
    if page["metadata"]?["sourceURL"]?.string != nil { return ".metadata.sourceURL" }
    return page["url"]?.string == nil ? nil : ".url"
  }

  private func remedy(_ file: String) -> String {
    guard count == 1 else {
      let fields = (address.map { "`\($0)` and " } ?? "") + "`\(markdown)`"
      return "Write a file for each of `\(path)`, from \(fields); docs/shapes.md has a command."
    }
    let fields = address.map { #"---\nurl: \(\#($0))\n---\n\n"# } ?? ""
    let program = #"\#(path) | select(\#(markdown)) | "\#(fields)\(\#(markdown))""#
    return "Run `jq -r '\(program)' \(ShellWord.quoted(file)) > NEW.md`, and use NEW.md instead."
  }
}
