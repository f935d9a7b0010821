import Model
import Vocabulary

/// `<folder>/index.html`: a page of the guidelines.
struct PageOutput: PageOutputFormat {
  func view(of index: Int, _ context: RenderContext) -> View? {
    let page = context.site.pages[index]
    let matter = page.document.frontMatter
    let contents = contents(of: page.document)
    let isOfGroup = context.site.isOfGroup(index)
    let platforms = platforms(of: matter)
    let cards = isOfGroup ? CardList(page.document, among: context.goals).paragraphs : []
    let emblem = page.document.emblem.map { [$0.paragraph] } ?? []
    var values = PageValues(page.title, folder: page.folder)
    values.abstract = isOfGroup ? page.document.abstract(besides: cards) : matter.abstract
    values.source = matter.url
    values.updated = matter.updated
    values.markdown = MarkdownOutput.href(of: page, context)
    values.audit = context.auditHref(of: index)
    values.hasContents = !contents.isEmpty
    values.hasPlatforms = !platforms.isEmpty
    values.hasFigures = hasFigures(page.document, context)
    return context.view(
      "page", values, crumbs: crumbs(of: page, isOfGroup, context.navigation),
      tree: context.navigation.tree(group: page.group, page: index),
      [
        "platforms": .list(platforms),
        "contents": .list(contents),
        "previous": page.previous.map(context.navigation.entry) ?? .null,
        "next": page.next.map(context.navigation.entry) ?? .null,
        "content": text(of: index, context, without: cards.union(emblem)),
        "emblem": context.emblem(of: index),
      ], ConnectionValues(index: index, context: context).value,
      GroupEntries.value(below: index, context))
  }
}

extension PageOutput {
  private func text(
    of index: Int, _ context: RenderContext, without cards: Set<Int>
  ) -> TemplateValue {
    let text = context.text(of: index, without: cards)
    return .later(of: text.source(file: context.file(of: index))) {
      .html(context.sheetTexts.markup(of: text, at: index).bytes)
    }
  }

  private func crumbs(
    of page: SitePage, _ isOfGroup: Bool, _ navigation: NavigationValues
  ) -> TemplateValue {
    guard isOfGroup, let group = page.group else { return navigation.crumbs(group: page.group) }
    return navigation.crumbs(above: group)
  }

  /// What few pages have is not in the styles of all.
  private func hasFigures(_ document: Document, _ context: RenderContext) -> Bool {
    // Tables of several parts may be tabs that nothing announces.
    if document.tables.contains(where: { $0.parts.count > 1 }) { return true }
    return document.nodes.contains { node in
      switch node.kind {
      case .aside, .mark(.tabs): true
      case .image: !context.shelf.isEmpty
      default: false
      }
    }
  }

  private func platforms(of matter: FrontMatter) -> [TemplateValue] {
    let supported = Set(matter.platforms)
    let known = supported.union(matter.unsupported)
    return known.sorted().map { platform in
      [
        "id": .text(platform.slug), "name": .text(platform.rawValue),
        "supported": .bool(supported.contains(platform)),
      ]
    }
  }

  /// The headings of the second level, each with those of the third below it.
  private func contents(of document: Document) -> [TemplateValue] {
    var entries: [(section: Section, inner: [Section])] = []
    let emptyLog = document.emptyLog
    for section in document.sections
    where !section.anchor.isEmpty && section.nodes.lowerBound != emptyLog {
      if section.level <= 2 {
        entries.append((section, []))
      } else if section.level == 3, !entries.isEmpty {
        entries[entries.count - 1].inner.append(section)
      }
    }
    return entries.map { entry in
      .joined(
        link(to: entry.section),
        ["hasSections": .bool(!entry.inner.isEmpty), "sections": .list(entry.inner.map(link))])
    }
  }

  private func link(to section: Section) -> TemplateValue {
    ["anchor": .text(section.anchor), "title": .text(section.title)]
  }
}
