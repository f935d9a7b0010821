import Model
import Publish
import Render

extension Pipeline {
  /// What a site has that browsers keep: its worker, and the list of what they may keep. They name
  /// all other files, so they are made last.
  func seal(
    _ stage: SiteStage, _ settings: SiteSettings, _ templates: Templates
  ) -> [OutputFile] {
    guard let offline = settings.offline else { return [] }
    let library = templates.library
    let worker = Renderer.worker(of: library)
    guard offline.isOffered else { return [KeptSite.tombstone(worker)] }
    let assets = Set(Renderer.assets(of: library).map(\.path))
    return KeptSite(stage.files, assets: assets, worker: worker).outputs
  }
}
