import Bytes

extension Fingerprint {
  mutating func add(_ value: TemplateValue) {
    switch value {
    case .null: add(0)
    case .bool(let flag): add(flag ? 1 : 2)
    case .text(let text):
      add(3)
      add(text)
    case .html(let markup):
      add(4)
      add(markup)
    case .list(let values):
      add(5)
      add(all: values) { $0.add($1) }
    case .object(let members):
      add(6)
      add(all: members) {
        $0.add($1.name)
        $0.add($1.value)
      }
    case .later(let value):
      add(7)
      add(value.source)
    }
  }
}
