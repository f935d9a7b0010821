import Diagnostics
import Model
import Publish
import Render

extension Pipeline {
  /// Begins the site that will replace the last one; nil if none can be made there.
  func stage() -> Stage<SiteStage?> {
    do throws(PublishError) {
      let known = (memory?.last.files ?? []).map { ($0.path, $0) }
      return Stage(
        try Publisher(files: disk).stage(
          project.output, known: Dictionary(known) { first, _ in first }))
    } catch {
      return .failed(nil, error.diagnostic)
    }
  }

  /// Makes all files of a site. Those of a release are all made before the first is packed: which
  /// names are free is known then. Pictures do not pack, and go where they belong at once.
  func fill(
    _ stage: SiteStage, with site: Linked, _ settings: Settings, _ raw: RawRecord,
    _ templates: Once<Templates>
  ) async -> Stage<Void> {
    var found = Findings()
    let shelf = OutputShelf()
    let outlet = options.release ? Outlet(shelf) : Outlet(stage)
    let downloads = await found.take(downloads(of: site, settings))
    for (_, file) in downloads { stage.put(file) }
    await found.take(
      render(
        site, settings, raw, templates.value, to: outlet, pictures: Outlet(stage, or: outlet),
        downloads: downloads.map(\.0)))
    guard !found.stop(under: options.strictness) else { return Stage(found) }
    for file in await found.take(pack(shelf.tree)).files { stage.put(file) }
    for file in hostFiles(site.site.settings) { stage.put(file) }
    // Last: they name all other files.
    let seal = OutputTree(seal(stage, site.site.settings, templates.value))
    for file in await found.take(pack(seal)).files { stage.put(file) }
    return Stage(found)
  }

  /// What a site has that browsers keep: its worker, and the list of what they may keep. They name
  /// all other files, so they are made last.
  private func seal(
    _ stage: SiteStage, _ settings: SiteSettings, _ templates: Templates
  ) -> [OutputFile] {
    guard let offline = settings.offline else { return [] }
    let library = templates.library
    let worker = Renderer.worker(of: library)
    guard offline.isOffered else { return [KeptSite.tombstone(worker)] }
    let assets = Set(Renderer.assets(of: library).map(\.path))
    return KeptSite(stage.files, assets: assets, worker: worker).outputs
  }

  /// Whether a site can be made of the pages that are to be written: a page that stops a build
  /// would stop the next one too, also without its raw file.
  func publishable(_ stage: SiteStage, with plan: PagePlan?) -> Stage<Void> {
    do throws(PublishError) {
      if plan != nil { try stage.check() }
      return Stage()
    } catch {
      return .failed((), error.diagnostic)
    }
  }

  /// Replaces the last site; nil if that failed.
  func publish(_ stage: SiteStage) -> Stage<PublishReport?> {
    do throws(PublishError) {
      let report = try stage.finish(packing: options.release ? Packing.methods : nil)
      var found = Findings(afterwards: report.notes)
      found.count("file", report.files.count)
      return Stage(report, found)
    } catch {
      return .failed(nil, error.diagnostic)
    }
  }
}
