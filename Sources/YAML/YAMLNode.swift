/// A value of a YAML text, and where it is.
public struct YAMLNode: Sendable, Equatable {
  public indirect enum Value: Sendable, Equatable {
    /// A scalar as text; what it means is the reader's business. Plain `null` and `~` are empty.
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  public let value: Value
  public let line: Int
  public let column: Int

  public init(_ value: Value, line: Int, column: Int) {
    self.value = value
    self.line = line
    self.column = column
  }
}

/// One `key: value` of a mapping.
public struct YAMLEntry: Sendable, Equatable {
  public let key: String
  public let line: Int
  public let column: Int
  public let value: YAMLNode

  public init(key: String, line: Int, column: Int, value: YAMLNode) {
    self.key = key
    self.line = line
    self.column = column
    self.value = value
  }
}

extension YAMLNode {
  public var scalar: String? {
    if case .scalar(let text) = value { text } else { nil }
  }

  public var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = value { nodes } else { nil }
  }

  public var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  public subscript(key: String) -> YAMLNode? { mapping?.first { $0.key == key }?.value }
}

/// Why a text is not the YAML that we read, and where.
public struct YAMLError: Error, Sendable, Equatable {
  public let line: Int
  public let column: Int
  public let problem: String
}
