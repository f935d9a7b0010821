/// Raw files of one shape in one folder: they were made in one way, and lack the same.
struct SourceGroup: Hashable, Sendable {
  let shape: String
  let folder: Substring

  init(_ source: RawSource) {
    shape = source.shape
    folder = source.name.lastIndex(of: "/").map { source.name[..<$0] } ?? ""
  }
}
