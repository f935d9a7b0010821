import Bytes
import Diagnostics
import Model

/// Decides where each page lies, and what the folders of editions and groups are called. Pages of
/// today come first, then editions, then groups; a group may share its name with a page.
struct FolderPlan {
  /// By page, below the site’s root.
  private(set) var folders: [String] = []
  /// By group.
  private(set) var groups: [Slug] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let documents: [Document]

  init(_ documents: [Document], _ chapters: [PlacedChapter]) {
    self.documents = documents
    let slugs = Dictionary(grouping: documents.map(\.frontMatter), by: \.edition)
      .mapValues { Set($0.map(\.slug)) }
    var top = FolderNames(reserved: ReservedNames.top)
    let today = top.take(all: slugs[FrontMatter.current] ?? [])
    let editions = top.take(all: Set(slugs.keys).subtracting([FrontMatter.current]))
    let older = editions.keys.reduce(into: [Slug: [Slug: Slug]]()) { older, edition in
      var names = FolderNames(reserved: ReservedNames.inEdition)
      older[edition] = names.take(all: slugs[edition] ?? [])
    }
    tell(editions)
    for document in documents {
      let front = document.frontMatter
      let name = (older[front.edition] ?? today)[front.slug] ?? front.slug
      tell(name, of: document)
      folders.append(editions[front.edition].map { "\($0)/\(name)" } ?? name.text)
    }
    nameGroups(chapters)
  }
}

extension FolderPlan {
  private mutating func nameGroups(_ chapters: [PlacedChapter]) {
    var names = FolderNames(reserved: ReservedNames.top)
    for chapter in chapters {
      let wanted = Self.slug(chapter.title)
      let name = names.take(wanted)
      // The group of an edition is called as its edition is, which is reported.
      if ReservedNames.top.contains(wanted), let page = chapter.first,
        documents[page].frontMatter.isCurrent
      {
        tell("the group “\(chapter.title)”", wanted, name, at: documents[page].file)
      }
      groups.append(name)
    }
  }

  /// A title in letters, digits and hyphens.
  private static func slug(_ title: String) -> Slug {
    let name = title.lowercased()
    return name.utf8.contains(where: ByteClass.isAlphanumeric) ? Slug(plain: name) : "group"
  }

  private mutating func tell(_ editions: [Slug: Slug]) {
    for (wanted, name) in editions.sorted(by: { $0.key < $1.key }) where wanted != name {
      let files = documents.filter { $0.frontMatter.edition == wanted }.map(\.file)
      tell("the edition “\(wanted)”", wanted, name, at: files.min() ?? "")
    }
  }

  private mutating func tell(_ name: Slug, of document: Document) {
    let wanted = document.frontMatter.slug
    guard wanted != name else { return }
    tell("the page “\(document.frontMatter.title)”", wanted, name, at: document.file)
  }

  private mutating func tell(_ what: String, _ wanted: Slug, _ name: Slug, at file: String) {
    diagnostics.append(
      Diagnostic(
        .nameTaken, at: SourceLocation(file: file, line: 1, column: 1),
        "The name “\(wanted)” is taken: \(what) is published as “\(name)”",
        why: "The site itself or another page has a folder with this name.",
        remedy: "Choose another name if you want a shorter address."))
  }
}
