import Bytes
import Model

/// A file that is to be made, as all that goes into it: what a template may read, and nothing else.
/// So the digest of a view tells its file from others, and no second list says what a page needs.
struct View: Sendable {
  let path: String
  /// nil for a file that is its value, byte by byte.
  let template: String?
  let value: TemplateValue

  /// - Parameter value: An object.
  init(_ template: String, path: String, root: String, _ value: TemplateValue) {
    self.path = path
    self.template = template
    self.value = .joined(value, ["root": .text(root)])
  }

  init(_ template: String, folder: String, _ value: TemplateValue) {
    self.init(
      template, path: folder.isEmpty ? "index.html" : folder + "/index.html",
      root: RelativePath.root(from: folder), value)
  }

  init(path: String, bytes: TemplateValue) {
    self.path = path
    template = nil
    value = bytes
  }
}

/// A view with its values as its template reads them.
struct SetView: Sendable {
  let view: View
  /// What all pages share, then the view's own value.
  fileprivate let table: ValueTable
  fileprivate let values: [Int]

  init(_ view: View, _ context: RenderContext) {
    self.view = view
    var table = context.common
    // A file that is its value has no template that could name what is in it.
    values = view.template == nil ? [] : [0, table.add(view.value)]
    self.table = table
  }
}

extension Fingerprint {
  mutating func add(_ set: SetView, _ context: RenderContext) {
    add(set.view.path)
    add(set.view.template)
    if set.view.template == nil {
      add(set.view.value)
    } else {
      add(set.table, from: context.common.mark)
    }
  }
}

extension RenderContext {
  /// A page with the tree of all pages beside it, and the way to it from the home page; `values`
  /// are objects.
  func view(
    _ template: String, _ head: PageValues, crumbs: TemplateValue? = nil,
    tree: TemplateValue? = nil, _ values: TemplateValue...
  ) -> View {
    let isOfWay = ways.contains { $0.isMain && (head.folder + "/").hasPrefix($0.folder + "/") }
    let common: [TemplateValue] = [
      [
        "page": head.value(baseURL: site.settings.baseURL),
        "crumbs": crumbs ?? navigation.crumbs(), "tree": tree ?? navigation.tree(),
      ],
      isOfWay ? ["mainWays": mainWays(at: head.folder)] : [:],
    ]
    return View(template, folder: head.folder, .joined(common + values))
  }

  func fill(_ views: [View]) -> Rendered {
    views.reduce(into: Rendered()) { $0.append(fill($1)) }
  }

  func fill(_ view: View) -> Rendered { fill(SetView(view, self)) }

  func fill(_ set: SetView) -> Rendered {
    let view = set.view
    guard let template = view.template else {
      return Rendered(files: [OutputFile(view.path, view.value.markup)])
    }
    guard let place = library.program.places[template] else {
      return library.refused.contains(template) ? Rendered() : Rendered(missing: template)
    }
    var rendering = TemplateRendering(
      library.program, set.table, values: set.values, verbatim: .markupOnly)
    rendering.render(place)
    return Rendered(
      files: [OutputFile(view.path, rendering.bytes)],
      diagnostics: rendering.errors.map(\.diagnostic))
  }
}

extension TemplateValue {
  /// The bytes that it is; none of what is no markup.
  fileprivate var markup: [UInt8] { if case .html(let bytes) = made { bytes } else { [] } }
}
