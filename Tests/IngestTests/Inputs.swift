import Diagnostics
import Ingest
import Model

func raw(_ text: String, _ name: String = "a.md") -> RawPage { raw(Array(text.utf8), name) }

func raw(_ bytes: [UInt8], _ name: String = "a.md") -> RawPage {
  RawPage(file: "raw/\(name)", name: name, bytes: bytes)
}

/// A page of a mirror, with a body that a test is about.
func mirror(_ body: String, slug: String = "a", fields: String = "") -> String {
  "---\ntitle: T\nsource: https://developer.apple.com/design/human-interface-guidelines/\(slug)\n"
    + "\(fields)---\n\n# T\n\n\(body)"
}

/// The text of the one page that a mirror's body gives, without its title.
func normalized(_ body: String) -> String {
  let pages = ingested(raw(mirror(body))).pages
  let text = String(decoding: pages.first?.body ?? [], as: UTF8.self)
  return text.hasPrefix("# T\n\n") ? String(text.dropFirst(5)) : text
}

/// What one raw file comes to, all the way to its pages.
struct Outcome {
  let pages: [SourcePage]
  let ledger: Ledger
  let diagnostics: [Diagnostic]
}

func ingested(_ raw: RawPage) -> Outcome {
  let harvest = ingested([raw])
  return Outcome(
    pages: harvest.pages, ledger: harvest.ledgers[0], diagnostics: harvest.diagnostics)
}

/// What the raw files of a run come to, each read as a shape if one is named.
func ingested(_ raws: [RawPage], as shape: String? = nil) -> Harvest {
  let readings = raws.map { Ingester.read($0, as: shape) }
  let lexicon = Ingester.lexicon(of: readings)
  return Ingester.merge(readings.map { Ingester.recover($0, with: lexicon) })
}
