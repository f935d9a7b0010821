import Model

extension Run {
  mutating func render(_ site: Site) async -> OutputTree { OutputTree([]) }
  mutating func publish(_ tree: OutputTree) {}
}
