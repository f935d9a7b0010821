import CArena
import CMarkGFM
import Model
import Synchronization

/// The one file that talks to cmark-gfm: Markdown in, a flat array of nodes out.
/// No pointer of the library leaves it.
enum CMarkBridge {
  static func nodes(of markdown: [UInt8], firstLine: Int) -> [Node] {
    registered
    // Parser and tree are not taken apart: all that they took goes at once.
    defer { hig_arena_reset() }
    let parser = cmark_parser_new_with_mem(options, memory)
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    markdown.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let root = finish(parser) else { return [] }
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

  nonisolated(unsafe) private static let memory = {
    let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    memory.initialize(
      to: cmark_mem(
        calloc: hig_arena_calloc, realloc: hig_arena_realloc, free: hig_arena_free))
    return memory
  }()

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
    guard cmark_node_get_type(node) == CMARK_NODE_LINK, cmark_node_get_start_line(node) == 0 else {
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
    guard cmark_node_get_type(node) == CMARK_NODE_BLOCK_QUOTE,
      let paragraph = cmark_node_first_child(node),
      cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
      let label = cmark_node_first_child(paragraph),
      cmark_node_get_type(label) == CMARK_NODE_TEXT
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
      cmark_node_get_type(words) == CMARK_NODE_TEXT,
      text(cmark_node_get_literal(words)) == SpanMark.text
    else { return nil }
    return words
  }

  /// Where `<br>` is a break: Markdown has no other way to set one.
  private static func holdsBreaks(_ node: OpaquePointer) -> Bool {
    let type = cmark_node_get_type(node)
    return type == hig_cmark_table_cell() || type == CMARK_NODE_ITEM
  }

  /// The break between pictures and the words right under them, which are a paragraph of their own.
  private static func captionBreak(in paragraph: OpaquePointer) -> OpaquePointer? {
    guard cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
      cmark_node_get_type(cmark_node_parent(paragraph)) == CMARK_NODE_DOCUMENT,
      var last = cmark_node_first_child(paragraph), cmark_node_get_type(last) == CMARK_NODE_IMAGE
    else { return nil }
    while let next = cmark_node_next(last) {
      let type = cmark_node_get_type(next)
      guard type == CMARK_NODE_IMAGE || type == CMARK_NODE_SOFTBREAK else {
        return cmark_node_get_type(last) == CMARK_NODE_SOFTBREAK ? last : nil
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
    let type = cmark_node_get_type(node)
    return type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK
  }

  /// What an extension leaves of a text that it took a link out of.
  private static func isEmptyText(_ node: OpaquePointer) -> Bool {
    cmark_node_get_type(node) == CMARK_NODE_TEXT && cmark_node_get_literal(node)?.pointee ?? 0 == 0
  }

  /// What has no children; the library walks into a footnote's reference and out of it, though.
  private static func isLeaf(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE,
      CMARK_NODE_HTML_INLINE, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK,
      CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_FOOTNOTE_REFERENCE:
      true
    default: false
    }
  }

  private static func nodeKind(of node: OpaquePointer) -> NodeKind {
    let type = cmark_node_get_type(node)
    return blockKind(type, node) ?? inlineKind(type, node)
  }

  private static func blockKind(_ type: cmark_node_type, _ node: OpaquePointer) -> NodeKind? {
    switch type {
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: list(node)
    case CMARK_NODE_ITEM: .item(checked: checked(node))
    case CMARK_NODE_CODE_BLOCK:
      .codeBlock(language: text(cmark_node_get_fence_info(node)), text: literal(node))
    case CMARK_NODE_HTML_BLOCK: htmlBlock(literal(node))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    // The library keeps its name to itself; notes are in the order in which they are cited,
    // and a reference's literal is that number.
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnote(name: "")
    case hig_cmark_table(): .table(columns: alignments(node))
    case hig_cmark_table_row():
      .row(header: cmark_gfm_extensions_get_table_row_is_header(node) != 0)
    case hig_cmark_table_cell(): .cell
    default: nil
    }
  }

  private static func inlineKind(_ type: cmark_node_type, _ node: OpaquePointer) -> NodeKind {
    switch type {
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code(literal(node))
    case CMARK_NODE_HTML_INLINE: .html(literal(node))
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK:
      .link(destination: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      .image(source: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference(name: literal(node))
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
