import Diagnostics
import Ingest
import Model
import PageFormat
import TestSupport

extension FuzzTarget {
  /// The first byte names the shape that a raw file is said to have, or none: then it is detected.
  static let shapes = FuzzTarget(name: "shapes") {
    let samples = ((try? Fixtures.samples()) ?? []).map { Array($0.bytes.prefix(3000)) }
    return samples.flatMap { sample in
      names.indices.filter { $0 == 0 || sample.count % names.count == $0 }
        .map { [UInt8($0)] + sample }
    } + SamplePages.files.map { [0] + $0 }
  } run: { bytes in
    let (choice, raw) = split(bytes, among: names.count)
    let page = RawPage(file: "raw/a.md", name: "a.md", bytes: raw)
    let reading = Ingester.read(page, as: names[choice])
    let lexicon = Ingester.lexicon(of: [reading])
    let harvest = Ingester.merge([Ingester.recover(reading, with: lexicon)])
    guard harvest.ledgers.allSatisfy({ $0.addsUp && $0.size == raw.count }) else {
      return "the ledger does not add up"
    }
    guard !harvest.pages.isEmpty || !harvest.diagnostics.isEmpty else { return "no page, no word" }
    return harvest.pages.compactMap(fault).first
  }

  private static let names: [String?] = [nil] + Ingester.shapes

  /// A page that the ingest wrote can be read again.
  private static func fault(of page: SourcePage) -> String? {
    let written = PageWriter.bytes(page)
    guard String(validating: written, as: UTF8.self) != nil, !written.contains(0) else {
      return "a page that is no text"
    }
    let back = PageReader.read(written, file: "a.md")
    return back.diagnostics.first?.summary
      ?? (back.page?.frontMatter == page.frontMatter ? nil : "front matter that changed")
  }
}
