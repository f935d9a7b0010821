import CMarkGFM
import Model
import Synchronization

/// The one file that talks to cmark-gfm: Markdown in, a flat array of nodes out.
/// No pointer of the library leaves it.
enum CMarkBridge {
  static func nodes(of markdown: [UInt8], firstLine: Int) -> [Node] {
    registered
    let parser = cmark_parser_new(options)
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    markdown.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let root = finish(parser) else { return [] }
    defer { cmark_node_free(root) }
    cmark_consolidate_text_nodes(root)
    if unlinkBareMail(root) { cmark_consolidate_text_nodes(root) }
    return flatten(root, firstLine: firstLine)
  }

  /// `cmark_parser_finish` writes to arrays of the whole process; the rest may run in parallel.
  private static func finish(_ parser: OpaquePointer?) -> OpaquePointer? {
    nonisolated(unsafe) let parser = parser
    let root = finishing.withLock { _ in Int(bitPattern: cmark_parser_finish(parser)) }
    return OpaquePointer(bitPattern: root)
  }

  private static let finishing = Mutex(())

  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  private static let options =
    CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
}

extension CMarkBridge {
  /// Mail addresses that are no links in the text stay text: the library makes links of them where
  /// no escape can keep it from that, and gives these no place. Whether there were any.
  private static func unlinkBareMail(_ root: OpaquePointer) -> Bool {
    let walk = cmark_iter_new(root)
    var links: [OpaquePointer] = []
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { break }
      if event == CMARK_EVENT_ENTER, isBareMail(node) { links.append(node) }
    }
    cmark_iter_free(walk)
    for link in links {
      if let words = cmark_node_first_child(link) { cmark_node_insert_before(link, words) }
      cmark_node_free(link)
    }
    return !links.isEmpty
  }

  private static func isBareMail(_ node: OpaquePointer) -> Bool {
    guard hig_cmark_type(node) == Type.link, cmark_node_get_start_line(node) == 0 else {
      return false
    }
    let address = text(cmark_node_get_url(node))
    return !["http://", "https://", "ftp://"].contains { address.hasPrefix($0) }
  }

  /// Walks the tree by the library's own iterator, so that no depth of nesting meets our stack.
  private static func flatten(_ root: OpaquePointer, firstLine: Int) -> [Node] {
    var tree = NodeTree(firstLine: firstLine)
    let walk = cmark_iter_new(root)
    defer { cmark_iter_free(walk) }
    var skipped: Set<OpaquePointer> = []
    var (footnotes, cells) = (0, 0)
    var captionBreaks: Set<OpaquePointer> = []
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(walk) else { break }
      if node == root || isEmptyText(node) { continue }
      if !skipped.isEmpty, skipped.contains(node) { continue }
      if holdsBreaks(node) { cells += event == CMARK_EVENT_EXIT ? -1 : 1 }
      if event == CMARK_EVENT_EXIT {
        if !isLeaf(node) { tree.close() }
        continue
      }
      if !captionBreaks.isEmpty, captionBreaks.contains(node) {
        tree.startParagraph()
        continue
      }
      if let found = captionBreak(in: node) { captionBreaks.insert(found) }
      var kind = nodeKind(of: node)
      if cells > 0, kind == .html("<br>") { kind = .lineBreak }
      if kind == .cell, let mark = spanMark(in: node) {
        kind = .spannedCell
        skipped.insert(mark)
      }
      if let aside = asideKind(of: node) {
        kind = .aside(aside)
        skipped.formUnion(label(of: node))
      } else if case .footnote = kind {
        footnotes += 1
        kind = .footnote(name: String(footnotes))
      }
      tree.open(
        kind, line: Int(cmark_node_get_start_line(node)),
        column: Int(cmark_node_get_start_column(node)))
      if isLeaf(node) { tree.close() }
    }
    return tree.nodes
  }

  /// `> [!NOTE]`: a quote whose first line is a label in brackets.
  private static func asideKind(of node: OpaquePointer) -> Aside? {
    guard hig_cmark_type(node) == Type.quote, let paragraph = cmark_node_first_child(node),
      hig_cmark_type(paragraph) == Type.paragraph, let label = cmark_node_first_child(paragraph),
      hig_cmark_type(label) == Type.text
    else { return nil }
    let next = cmark_node_next(label)
    guard next == nil || isBreak(next) else { return nil }
    return Aside(alert: text(cmark_node_get_literal(label)).utf8)
  }

  /// The mark in a cell that the one above reaches down into; a header reaches nowhere.
  private static func spanMark(in cell: OpaquePointer) -> OpaquePointer? {
    guard let above = cmark_node_previous(cmark_node_parent(cell)),
      cmark_gfm_extensions_get_table_row_is_header(above) == 0,
      let words = cmark_node_first_child(cell), cmark_node_next(words) == nil,
      hig_cmark_type(words) == Type.text,
      text(cmark_node_get_literal(words)) == SpanMark.text
    else { return nil }
    return words
  }

  /// Where `<br>` is a break: Markdown has no other way to set one.
  private static func holdsBreaks(_ node: OpaquePointer) -> Bool {
    let type = hig_cmark_type(node)
    return type == hig_cmark_table_cell() || type == Type.item
  }

  /// The break between pictures and the words right under them, which are a paragraph of their own.
  private static func captionBreak(in paragraph: OpaquePointer) -> OpaquePointer? {
    guard hig_cmark_type(paragraph) == Type.paragraph,
      hig_cmark_type(cmark_node_parent(paragraph)) == Type.document,
      var last = cmark_node_first_child(paragraph), hig_cmark_type(last) == Type.image
    else { return nil }
    while let next = cmark_node_next(last) {
      let type = hig_cmark_type(next)
      guard type == Type.image || type == Type.softBreak else {
        return hig_cmark_type(last) == Type.softBreak ? last : nil
      }
      last = next
    }
    return nil
  }

  /// What an aside's label takes up: its text, the break behind it, and its paragraph if that
  /// holds nothing else.
  private static func label(of aside: OpaquePointer) -> [OpaquePointer] {
    let paragraph = cmark_node_first_child(aside)
    let label = cmark_node_first_child(paragraph)
    guard let end = cmark_node_next(label) else { return [paragraph, label].compactMap(\.self) }
    return [label, end].compactMap(\.self)
  }

  private static func isBreak(_ node: OpaquePointer?) -> Bool {
    let type = hig_cmark_type(node)
    return type == Type.softBreak || type == Type.lineBreak
  }

  /// What an extension leaves of a text that it took a link out of.
  private static func isEmptyText(_ node: OpaquePointer) -> Bool {
    hig_cmark_type(node) == Type.text && cmark_node_get_literal(node)?.pointee ?? 0 == 0
  }

  /// What has no children; the library walks into a footnote's reference and out of it, though.
  private static func isLeaf(_ node: OpaquePointer) -> Bool {
    switch hig_cmark_type(node) {
    case Type.text, Type.softBreak, Type.lineBreak, Type.code, Type.inlineHTML, Type.codeBlock,
      Type.htmlBlock, Type.thematicBreak, Type.footnoteReference:
      true
    default: false
    }
  }

  private static func nodeKind(of node: OpaquePointer) -> NodeKind {
    let type = hig_cmark_type(node)
    return blockKind(type, node) ?? inlineKind(type, node)
  }

  private static func blockKind(_ type: Int32, _ node: OpaquePointer) -> NodeKind? {
    switch type {
    case Type.heading: .heading(level: Int(cmark_node_get_heading_level(node)))
    case Type.paragraph: .paragraph
    case Type.quote: .quote
    case Type.list: list(node)
    case Type.item: .item(checked: checked(node))
    case Type.codeBlock:
      .codeBlock(language: text(cmark_node_get_fence_info(node)), text: literal(node))
    case Type.htmlBlock: htmlBlock(literal(node))
    case Type.thematicBreak: .thematicBreak
    // The library keeps its name to itself; notes are in the order in which they are cited,
    // and a reference's literal is that number.
    case Type.footnote: .footnote(name: "")
    case hig_cmark_table(): .table(columns: alignments(node))
    case hig_cmark_table_row():
      .row(header: cmark_gfm_extensions_get_table_row_is_header(node) != 0)
    case hig_cmark_table_cell(): .cell
    default: nil
    }
  }

  private static func inlineKind(_ type: Int32, _ node: OpaquePointer) -> NodeKind {
    switch type {
    case Type.softBreak: .softBreak
    case Type.lineBreak: .lineBreak
    case Type.code: .code(literal(node))
    case Type.inlineHTML: .html(literal(node))
    case Type.emphasis: .emphasis
    case Type.strong: .strong
    case Type.link:
      .link(destination: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    case Type.image:
      .image(source: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    case Type.footnoteReference: .footnoteReference(name: literal(node))
    case hig_cmark_strikethrough(): .strikethrough
    // A construct that we do not know keeps its text, if it has one.
    default: .text(literal(node))
    }
  }

  private static func htmlBlock(_ text: String) -> NodeKind {
    PageMark(comment: text).map { .mark($0) } ?? .htmlBlock(text)
  }

  private static func list(_ node: OpaquePointer) -> NodeKind {
    .list(
      ordered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
      start: Int(cmark_node_get_list_start(node)), tight: cmark_node_get_list_tight(node) != 0)
  }

  private static func checked(_ item: OpaquePointer) -> Bool? {
    guard text(cmark_node_get_type_string(item)) == "tasklist" else { return nil }
    return cmark_gfm_extensions_get_tasklist_item_checked(item)
  }

  private static func alignments(_ table: OpaquePointer) -> [ColumnAlignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(table))
    let marks = UnsafeBufferPointer(
      start: cmark_gfm_extensions_get_table_alignments(table), count: count)
    return marks.map { mark in
      switch mark {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  private static func literal(_ node: OpaquePointer) -> String {
    text(cmark_node_get_literal(node))
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

/// The library's node types as plain numbers, to switch over.
private enum Type {
  static let document = Int32(CMARK_NODE_DOCUMENT.rawValue)
  static let heading = Int32(CMARK_NODE_HEADING.rawValue)
  static let paragraph = Int32(CMARK_NODE_PARAGRAPH.rawValue)
  static let quote = Int32(CMARK_NODE_BLOCK_QUOTE.rawValue)
  static let list = Int32(CMARK_NODE_LIST.rawValue)
  static let item = Int32(CMARK_NODE_ITEM.rawValue)
  static let codeBlock = Int32(CMARK_NODE_CODE_BLOCK.rawValue)
  static let htmlBlock = Int32(CMARK_NODE_HTML_BLOCK.rawValue)
  static let thematicBreak = Int32(CMARK_NODE_THEMATIC_BREAK.rawValue)
  static let footnote = Int32(CMARK_NODE_FOOTNOTE_DEFINITION.rawValue)
  static let text = Int32(CMARK_NODE_TEXT.rawValue)
  static let softBreak = Int32(CMARK_NODE_SOFTBREAK.rawValue)
  static let lineBreak = Int32(CMARK_NODE_LINEBREAK.rawValue)
  static let code = Int32(CMARK_NODE_CODE.rawValue)
  static let inlineHTML = Int32(CMARK_NODE_HTML_INLINE.rawValue)
  static let emphasis = Int32(CMARK_NODE_EMPH.rawValue)
  static let strong = Int32(CMARK_NODE_STRONG.rawValue)
  static let link = Int32(CMARK_NODE_LINK.rawValue)
  static let image = Int32(CMARK_NODE_IMAGE.rawValue)
  static let footnoteReference = Int32(CMARK_NODE_FOOTNOTE_REFERENCE.rawValue)
}
