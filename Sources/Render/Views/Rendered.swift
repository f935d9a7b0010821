public import Diagnostics
public import Model

/// Files that were made, and what was found on the way.
public struct Rendered: Sendable, Equatable {
  public var files: [OutputFile]
  public var diagnostics: [Diagnostic]

  public init(files: [OutputFile] = [], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }

  mutating func append(_ more: Rendered) {
    files += more.files
    diagnostics += more.diagnostics
  }
}
