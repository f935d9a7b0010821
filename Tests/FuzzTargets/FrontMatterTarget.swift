import Diagnostics
import Model
import PageFormat
import YAML

extension FuzzTarget {
  /// Any bytes as a page that somebody wrote, and as YAML.
  static let frontMatter = FuzzTarget(name: "frontmatter") {
    SamplePages.files + [Array("---\ntitle: \"a\\u0041\"\nslug: [a, {b: c}]\n---\n".utf8)]
  } run: { bytes in
    _ = try? YAMLReader.read(bytes)
    let (page, diagnostics) = PageReader.read(bytes, file: "a.md")
    guard let page else { return diagnostics.isEmpty ? "no page, no word" : nil }
    guard diagnostics.isEmpty else { return nil }
    let written = PageWriter.bytes(page)
    let again = PageReader.read(written, file: "a.md")
    if let finding = again.diagnostics.first { return finding.summary }
    guard again.page?.frontMatter == page.frontMatter, again.page?.body == page.body else {
      return "what was written is not what is read"
    }
    return nil
  }
}
