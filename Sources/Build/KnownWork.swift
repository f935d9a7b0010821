import Diagnostics
import Ingest
import Model
import Render
import SearchIndex
import SiteGraph

/// What the raw files gave, and the digest of them all.
struct KnownHarvest: Sendable {
  let key: [UInt8]
  let harvest: Harvest
  /// Of files that could not be read.
  let diagnostics: [Diagnostic]
}

/// What depends on all pages at once, and on nothing but them and the settings.
struct WholeSite: Sendable {
  let settings: SiteSettings
  let digests: [[UInt8]]
  /// nil if nobody counted them, as what is made of them was known.
  let words: SiteWords?
  let similar: [[SimilarPage]]
  let data: [OutputFile]
}

/// The index of a site: of its words, with synonyms and the browser’s search.
struct KnownIndex: Sendable {
  let digests: [[UInt8]]
  let settings: SiteSettings
  let synonyms: Synonyms
  let module: [UInt8]?
  let files: [OutputFile]
}

/// A site with what renders it.
struct ShownSite: Sendable {
  let site: Site
  let reviser: Reviser
  let renderer: Renderer
  let assets: [OutputFile]
}
