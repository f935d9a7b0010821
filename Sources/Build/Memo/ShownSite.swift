import Model
import Render
import SiteGraph

/// A site with what renders it, for drafts.
struct ShownSite: Sendable {
  let site: Site
  let reviser: Reviser
  let renderer: Renderer
  let assets: [OutputFile]
}
