import Bytes
import Diagnostics
import JSON

/// A file that begins like JSON and is none, such as a crawl that was cut off.
enum BrokenJSON {
  /// Of a file whose shape cannot be told, if that is why.
  static func refusal(of scrape: Scrape) -> Diagnostic? {
    let first = scrape.text.first { !ByteClass.isSpace($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    do throws(JSONError) {
      _ = try JSONReader.located(scrape.bytes, in: scrape.start..<scrape.bytes.count)
      return nil
    } catch {
      // Each line may be JSON of its own, though no page.
      let end = scrape.text.firstIndex(of: UInt8(ascii: "\n")) ?? scrape.bytes.count
      if (try? JSONReader.located(scrape.bytes, in: scrape.start..<end)) != nil { return nil }
      let line = scrape.line(at: error.offset) + 1
      return Diagnostic(
        .jsonBroken, at: SourceLocation(file: scrape.file, line: line, column: 1),
        "Invalid JSON on line \(line): \(error.problem)",
        why: "No page was made from this file; the others were read.",
        remedy: "Scrape the pages again, one object on each line if the tool can.")
    }
  }
}
