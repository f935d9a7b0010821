import Bytes
import Export
import Model
import Render
import SearchIndex

/// What a rendering makes once, by whichever thread needs it first. In this order: the words of the
/// site; by them the similar pages; the index, with which the words go; the pages, which name what
/// is similar.
struct SiteWork: Sendable {
  let similar: Once<[[SimilarPage]]>
  let index: Once<Stage<[String]>>
  /// Of pages; those of the site do not wait for what is similar.
  let renderer: Once<Renderer>
  /// All that can be done side by side: first what belongs to no page, then a piece for each page.
  let pieces: Once<[@Sendable () -> Made]>
}

extension Pipeline {
  /// - Parameter plain: Makes what makes pages, but for the similar ones that they name.
  func work(
    on linked: Linked, _ settings: Settings, to outlet: Outlet,
    by plain: @escaping @Sendable () -> Renderer
  ) -> SiteWork {
    let site = linked.site
    let keys = siteKeys(linked, settings)
    let plain = Once(plain)
    let words = Once { [spool] in SiteWords(site, storing: spool.store) }
    let similar = Once { self.similar(in: site, keys?("similar"), words) }
    let renderer = Once { plain.value.naming(similar.value) }
    let index = Once {
      let index = self.index(of: site, settings, keys?("index"), words, to: outlet)
      // The words are up to a tenth of a build's memory, and nothing needs them any more.
      _ = similar.value
      words.forget()
      return index
    }
    let pieces = Once {
      self.siteFiles(of: site, plain.value, keys?("data"), to: outlet)
        + [{ Made(paths: index.value.value, diagnostics: []) }]
        + self.pages(of: site, renderer, to: outlet)
    }
    return SiteWork(similar: similar, index: index, renderer: renderer, pieces: pieces)
  }

  /// What belongs to no page: data, and the files of the site.
  private func siteFiles(
    of site: Site, _ renderer: Renderer, _ dataKey: [UInt8]?, to outlet: Outlet
  ) -> [@Sendable () -> Made] {
    let data = { @Sendable in
      made(dataKey, outlet, oneByOne: { ExportOrder.writeSiteFiles(of: site, to: $0) })
    }
    return [data] + renderer.siteParts.map { part in { @Sendable in part().put(outlet) } }
  }

  /// The files of each page; those that depend on nothing that changed are taken as they were.
  private func pages(
    of site: Site, _ renderer: Once<Renderer>, to outlet: Outlet
  ) -> [@Sendable () -> Made] {
    let (step, rendered) = (step("Rendering", of: site.pages.count), Tally())
    let make = { @Sendable (page: Int) in
      let views = renderer.value.views(at: page)
      let made = made(views.key, outlet) { renderer.value.files(views) }
      step(rendered.next())
      return made
    }
    // Each holds two words; with all that it takes to make a page, it would be 1,600 bytes.
    return site.pages.indices.map { page in { make(page) } }
  }

  private func similar(
    in site: Site, _ key: [UInt8]?, _ words: Once<SiteWords>
  ) -> [[SimilarPage]] {
    if let key, case .value(let bytes)? = memory?.product(key),
      let known = SimilarLists(PackReader(bytes))
    {
      memory?.keep(.value(bytes), as: key)
      return known.pages
    }
    let similar = SimilarLists(SimilarPages.nearest(in: site, words.value))
    if let key { memory?.keep(.value(similar.bytes), as: key) }
    return similar.pages
  }
}
