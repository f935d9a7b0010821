import Ingest
import Model

/// A saved page with the body that a test is about.
enum SavedPage {
  static func bytes(_ body: String, head: String = SavedPage.canonical) -> [UInt8] {
    Array("<!DOCTYPE html><html><head>\(head)</head><body>\(body)</body></html>".utf8)
  }

  static let canonical = "<link rel=canonical href=\"/design/human-interface-guidelines/a\">"

  /// What the body comes to, below the title of its article.
  static func markdown(_ article: String) -> String {
    let page = outcome("<main><h1>T</h1><p>start</p>\(article)</main>").pages.first
    let text = String(decoding: page?.body ?? [], as: UTF8.self)
    let start = "# T\n\nstart\n"
    guard text.hasPrefix(start) else { return text }
    return String(text.dropFirst(start.count + 1).dropLast())
  }

  static func outcome(_ body: String, head: String = SavedPage.canonical) -> Outcome {
    ingested(raw(bytes(body, head: head), "a.html"))
  }
}
