import Bytes
import JSON
import Model

/// `tree.js`: the pages of every group, for the tree of pages. It is a script, since a page that
/// was opened from disk may load nothing else.
struct TreeOutput: OutputFormat {
  static let file = "tree.js"

  func files(_ context: RenderContext) -> Rendered {
    let groups = context.navigation.opened.map { group in
      JSONMember(group.group, .array(group.pages.map { [.string($0.title), .string($0.href)] }))
    }
    let text = JSONWriter.text(.object(groups))
    return Rendered(files: [OutputFile(Self.file, Array("hig.tree(\(text));\n".utf8))])
  }
}
