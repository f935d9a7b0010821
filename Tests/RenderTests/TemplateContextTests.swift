import Files
import Model
import Testing

@testable import Render

/// `templates/CONTEXT.md` names what the views hold and what the templates read.
@Suite(.enabled(if: RepositoryTemplatesTests.isThere)) struct TemplateContextTests {
  private let library: TemplateLibrary
  private let text: String
  private let words: Set<String>

  init() throws {
    library = TemplateLibrary.load([RepositoryTemplatesTests.folder], files: .disk).library
    let file = Path.join(RepositoryTemplatesTests.folder, "CONTEXT.md")
    let all = String(decoding: try FileSystem.disk.read(file, .max), as: UTF8.self)
    // What follows is about markup.
    text = String(all[..<(all.firstRange(of: "\n## Assets")?.lowerBound ?? all.endIndex)])
    words = Set(text.split { !$0.isLetter }.map(String.init))
  }

  private func context(of site: Site) -> RenderContext {
    RenderContext(
      site: site, library: library, ledgers: SampleSite.ledgers, raw: { _ in nil },
      sources: SampleSite.sources, shelf: PictureShelf(), digests: nil
    ).opened(WayRegistry.opened)
  }

  private func views(_ context: RenderContext) -> [View] {
    let site = OutputRegistry.perSite.compactMap { $0 as? any ViewFormat }
      .flatMap { $0.views(context) }
    let ways = WayRegistry.all.flatMap { $0.init(context).views(context) }
    return site + ways
      + context.site.pages.indices.flatMap { page in
        OutputRegistry.perPage.compactMap { $0.view(of: page, context) }
      }
  }

  /// Every name in a value, at any depth.
  private func names(in value: TemplateValue) -> Set<String> {
    switch value.made {
    case .list(let values): values.reduce(into: []) { $0.formUnion(names(in: $1)) }
    case .object(let members):
      members.reduce(into: []) { $0.formUnion(names(in: $1.value).union([$1.name])) }
    default: []
    }
  }

  @Test func namesAllThatViewsHold() {
    let sites = [SampleSite.site(baseURL: "https://a.b/"), WaysSample.site()].map(context)
    let views = sites.flatMap(views)
    #expect(Set(views.compactMap(\.template)).count > 15)
    for view in views {
      #expect(names(in: view.value).subtracting(words) == [], "\(view.template ?? "")")
    }
    // Assets are named after the project's own files.
    for case .object(let shared) in sites.map(\.shared) {
      let named = shared.filter { $0.name != "assets" }
      #expect(names(in: .object(named)).subtracting(words) == [])
    }
  }

  @Test func namesAllThatTemplatesRead() {
    for template in library.templates.values {
      let read = Set(template.tokens.flatMap { names(of: $0.path) })
      #expect(read.subtracting(words) == [], "\(template.file)")
    }
  }

  /// The first table: what every page has.
  @Test func saysNothingThatNoPageHas() throws {
    let context = context(of: SampleSite.site(baseURL: "https://a.b/"))
    let view = try #require(PageOutput().view(of: 0, context))
    let value = TemplateValue.joined(view.value, context.shared)
    let table = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = table.flatMap { $0.split(separator: "|")[0].split(separator: ",") }
    let keys = names.map(Self.parts).filter { !$0.contains("NAME") && $0 != ["home"] }
    var group: [String] = []
    for key in keys.prefix(while: { $0 != ["content"] }) {
      // `assets.css`, `.script`: the second is below the same name.
      let path = key.count == 1 && !group.isEmpty && value[key[0]] == nil ? group + key : key
      group = Array(path.dropLast())
      var place: TemplateValue? = value
      for part in path { place = place?.made[part] }
      #expect(place != nil, "\(path.joined(separator: "."))")
    }
    #expect(keys.count > 20)
  }

  private static func parts(of name: Substring) -> [String] {
    name.filter { $0.isLetter || $0 == "." }.split(separator: ".").map(String.init)
  }

  /// The third part of `assets.styles.NAME` is the project's own.
  private func names(of path: [String]) -> ArraySlice<String> {
    path.first == "assets" ? path.prefix(2) : path[...]
  }
}
