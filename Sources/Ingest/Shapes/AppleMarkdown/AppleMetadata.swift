import Bytes
import JSON
import Model

/// The comment on top of Apple's Markdown: JSON about the page.
struct AppleMetadata {
  private(set) var address: PageAddress?
  private(set) var abstract = ""
  /// What we have no name for.
  private(set) var scraped: [ScrapedField] = []
  /// The lines of the comment.
  let lineCount: Int
  /// Why nothing could be read from it.
  private(set) var problem: String?

  init(_ scrape: Scrape) {
    let bytes = scrape.bytes
    guard let start = bytes[scrape.start...].firstIndex(of: UInt8(ascii: "{")),
      let close = ByteSearch.first(of: "-->", in: bytes[start...])
    else {
      lineCount = 0
      return
    }
    lineCount = scrape.line(at: close) + 1
    do throws(JSONError) {
      take(try JSONReader.located(bytes, in: start..<close))
    } catch {
      problem = "The metadata at the top is invalid JSON: \(error.problem)"
    }
    if address == nil, problem == nil {
      problem = "The metadata at the top has no `identifier` of a guidelines page"
    }
  }
}

extension AppleMetadata {
  private mutating func take(_ metadata: LocatedJSON) {
    for member in metadata.members {
      switch member.name {
      case "title": break
      case "identifier": address = PageAddress(documentation: member.value.string ?? "")
      case "abstract": abstract = member.value.string ?? ""
      default:
        let text = member.value.string ?? JSONWriter.text(member.value.plain)
        scraped.append(ScrapedField(member.name, text))
      }
    }
  }
}
