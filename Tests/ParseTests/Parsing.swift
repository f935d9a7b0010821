import Model
import Parse
import TestSupport

/// Markdown to a document, without the front matter that a test has no word about.
func parsed(_ markdown: String, firstLine: Int = 1) -> Document {
  DocumentParser.parse(page(Array(markdown.utf8), firstLine: firstLine)).document
}

func parsed(_ markdown: String, _ front: FrontMatter) -> Document {
  let source = SourcePage(
    frontMatter: front, body: Array(markdown.utf8), file: "t.md", bodyLine: 1)
  return DocumentParser.parse(source).document
}

func page(_ body: [UInt8], firstLine: Int = 1) -> SourcePage {
  SourcePage(
    frontMatter: FrontMatter(title: "T", slug: "t", url: ""), body: body, file: "t.md",
    bodyLine: firstLine)
}

func parsedBytes(_ body: [UInt8]) -> String { DocumentParser.parse(page(body)).document.dump }
