import Model
import YAML

extension FrontMatterFields {
  /// A value as the gate lets it in; what the gate finds is reported at the value's place.
  mutating func gated<Value>(
    at node: YAMLNode, _ check: (inout FieldGate) -> Value
  ) -> Value {
    var gate = FieldGate()
    let value = check(&gate)
    for fault in gate.faults { add(fault, at: node) }
    return value
  }

  /// Slug and edition become the names of folders.
  mutating func slug(in root: YAMLNode) -> Slug {
    let text = required("slug", in: root, limit: .max)
    return text.isEmpty ? Slug(plain: "") : gated(at: root["slug"] ?? root) { $0.slug(text) }
  }

  mutating func edition(in root: YAMLNode) -> Slug {
    guard let node = root["edition"], let text = text("edition", in: root) else {
      return FrontMatter.current
    }
    return gated(at: node) { $0.edition(text) }
  }

  mutating func day(_ key: String, in root: YAMLNode) -> String? {
    guard let node = root[key], let text = text(key, in: root) else { return nil }
    return gated(at: node) { $0.day(key, text) }
  }

  mutating func address(_ key: String, in root: YAMLNode) -> String {
    guard let node = root[key], let text = text(key, in: root) else { return "" }
    return gated(at: node) { $0.address(key, text) }
  }

  mutating func words(_ key: String, in root: YAMLNode) -> [String] {
    let words = list(key, in: root).compactMap(\.scalar)
    guard let node = root[key] else { return [] }
    return gated(at: node) { $0.words(key, words) }
  }

  mutating func sources(in root: YAMLNode) -> [PageSource] {
    list("sources", in: root).map { source($0) }
  }

  private mutating func source(_ node: YAMLNode) -> PageSource {
    PageSource(
      file: node["file"]?.scalar ?? "", shape: node["shape"]?.scalar ?? "",
      sha256: node["sha256"]?.scalar ?? "", captured: day("captured", in: node),
      keptPerMille: perMille(node["kept"]) ?? 0)
  }
}
