import Bytes
import CYAML

/// Reads one YAML document through libyaml's events: scalars, sequences, mappings, nothing more.
/// Anchors and aliases are refused: they let a kilobyte unfold to a terabyte.
public struct YAMLReader: ~Copyable {
  public static let deepest = 32

  static let unclosed = "missing closing quotation mark"
  static let alias = "aliases such as *name are not supported"
  static let severalDocuments = "more than one document"

  private let bytes: [UInt8]
  private var parser = yaml_parser_t()
  private var open: [Collection] = []
  private var root: YAMLNode?

  public static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    var reader = YAMLReader(bytes)
    return try bytes.withUnsafeBufferPointer { buffer throws(YAMLError) in
      yaml_parser_set_input_string(&reader.parser, buffer.baseAddress, buffer.count)
      return try reader.readDocument()
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    yaml_parser_initialize(&parser)
  }

  deinit {
    var parser = parser
    yaml_parser_delete(&parser)
  }
}

extension YAMLReader {
  /// A sequence or mapping that is not closed yet.
  private struct Collection {
    let isMapping: Bool
    let line: Int
    let column: Int
    var nodes: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    var key: YAMLNode?
    /// The keys of the entries, to find one that comes twice.
    var names: Set<String> = []
  }

  private mutating func readDocument() throws(YAMLError) -> YAMLNode? {
    var documents = 0
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { throw syntaxError }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return root }
      if event.type == YAML_DOCUMENT_START_EVENT { documents += 1 }
      guard documents < 2 else { throw error(Self.severalDocuments, event.start_mark) }
      try take(event)
    }
  }

  private mutating func take(_ event: yaml_event_t) throws(YAMLError) {
    let (line, column) = Self.place(event.start_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      try close(YAMLNode(.scalar(text(of: event)), line: line, column: column))
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
      guard open.count < Self.deepest else {
        throw error("nested deeper than \(Self.deepest) levels", event.start_mark)
      }
      let isMapping = event.type == YAML_MAPPING_START_EVENT
      open.append(Collection(isMapping: isMapping, line: line, column: column))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard let done = open.popLast() else { return }
      let value: YAMLNode.Value = done.isMapping ? .mapping(done.entries) : .sequence(done.nodes)
      try close(YAMLNode(value, line: done.line, column: done.column))
    case YAML_ALIAS_EVENT:
      throw error(Self.alias, event.start_mark)
    default:
      break
    }
  }

  /// Puts a finished node where it belongs: into the collection around it, or on top.
  private mutating func close(_ node: YAMLNode) throws(YAMLError) {
    guard var around = open.popLast() else {
      root = node
      return
    }
    if !around.isMapping {
      around.nodes.append(node)
    } else if let key = around.key {
      around.entries.append(try entry(key, node, among: &around.names))
      around.key = nil
    } else {
      around.key = node
    }
    open.append(around)
  }

  private func entry(
    _ key: YAMLNode, _ value: YAMLNode, among names: inout Set<String>
  ) throws(YAMLError) -> YAMLEntry {
    guard let name = key.scalar else {
      throw YAMLError(line: key.line, column: key.column, problem: "a key must be a word")
    }
    guard names.insert(name).inserted else {
      throw YAMLError(line: key.line, column: key.column, problem: "duplicate key “\(name)”")
    }
    return YAMLEntry(key: name, line: key.line, column: key.column, value: value)
  }

  private func text(of event: yaml_event_t) -> String {
    let scalar = event.data.scalar
    let text = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    return isPlain && (text == "~" || text == "null") ? "" : text
  }

  private var syntaxError: YAMLError {
    let problem = parser.problem.map { String(cString: $0) } ?? "unreadable"
    let context = parser.context.map { String(cString: $0) }
    if context == "while scanning a quoted scalar", problem.hasPrefix("found unexpected") {
      return error(Self.unclosed, parser.context_mark)
    }
    guard parser.error == YAML_READER_ERROR else { return error(problem, parser.problem_mark) }
    let (line, column) = place(ofByte: parser.problem_offset)
    return YAMLError(line: line, column: column, problem: problem)
  }

  /// A character that cannot be read has no mark, only an offset. Columns count characters.
  private func place(ofByte offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    let (line, column) = LineTable(bytes).position(of: offset)
    let before = bytes[(offset - column + 1)..<offset]
    return (line, String(decoding: before, as: UTF8.self).unicodeScalars.count + 1)
  }

  private func error(_ problem: String, _ mark: yaml_mark_t) -> YAMLError {
    let (line, column) = Self.place(mark)
    return YAMLError(line: line, column: column, problem: problem)
  }

  private static func place(_ mark: yaml_mark_t) -> (line: Int, column: Int) {
    (Int(mark.line) + 1, Int(mark.column) + 1)
  }
}
