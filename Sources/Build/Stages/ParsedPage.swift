import Diagnostics
import Model
import PageFormat
import Parse

/// A page’s file, and what it says.
struct ParsedPage: Sendable {
  /// Of the file’s name and bytes.
  let digest: [UInt8]
  /// nil if it is no page.
  let parsed: (source: SourcePage, document: Document)?
  let diagnostics: [Diagnostic]

  init(_ file: PageFile, _ digest: [UInt8]) {
    self.digest = digest
    let (source, problems) = PageReader.read(file.bytes, file: file.path)
    guard let source else {
      (parsed, diagnostics) = (nil, problems)
      return
    }
    let (document, findings) = DocumentParser.parse(source)
    (parsed, diagnostics) = ((source, document), problems + findings)
  }
}
