public import Model
import Bytes
import Diagnostics
import Files
import Parse
import Render
import SiteGraph

extension Pipeline {
  /// What can be shown of a change at once: pages whose text was changed, and styles, before all
  /// that depends on them is made. Nothing of what reaches further. The build that follows has the
  /// last word; only what other pages say of a changed one can differ from it.
  public func draft(of changed: Set<String>) -> [OutputFile] {
    guard let shown = memory?.shown else { return [] }
    let pages = shown.site.pages.indices.filter {
      changed.contains(shown.site.pages[$0].document.file)
    }
    let drafts = pages.flatMap { draft(of: $0, in: shown) }
    return drafts + (changed.contains { $0.hasSuffix(".css") } ? styles(besides: shown) : [])
  }

  private func draft(of index: Int, in shown: ShownSite) -> [OutputFile] {
    let path = shown.site.pages[index].document.file
    guard let bytes = try? files.read(path, FileLimit.page) else { return [] }
    let file = PageFile(path: path, bytes: bytes)
    let result = ParsedPage(file, file.digest)
    guard let parsed = result.page, result.diagnostics.count(.error) == 0,
      let revised = shown.reviser.revised(index, of: shown.site, with: parsed.document)
    else { return [] }
    let source = LinkGuard.guarded(parsed.source, parsed.document)
    let files = shown.renderer.draft(of: revised, at: index, from: source).files
    guard shown.site.settings.namesFolders else { return files }
    return files.map { OutputFile($0.path, FolderLinks.inPage($0.bytes)) }
  }

  /// The files of styles that the site does not have yet.
  private func styles(besides shown: ShownSite) -> [OutputFile] {
    let loaded = templates()
    guard loaded.diagnostics.isEmpty else { return [] }
    let known = Set(shown.assets.map(\.path))
    return Renderer.assets(of: loaded.library).filter {
      Path.ending($0.path) == "css" && !known.contains($0.path)
    }
  }
}
