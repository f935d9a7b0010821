/// A value that takes long to make. It is identified by what it is made of, and made when a
/// template asks for it: a page that did not change is known before its text is written.
public struct LaterValue: Sendable, Equatable {
  /// All that goes into it.
  let source: TemplateValue
  fileprivate let make: @Sendable () -> TemplateValue

  public static func == (one: LaterValue, other: LaterValue) -> Bool { one.source == other.source }

  /// Made now, each time.
  var value: TemplateValue { make().made }
}

extension TemplateValue {
  static func later(
    of source: TemplateValue, _ make: @escaping @Sendable () -> TemplateValue
  ) -> TemplateValue {
    .later(LaterValue(source: source, make: make))
  }

  /// The value itself; a later one is made now, each time.
  var made: TemplateValue {
    switch self {
    case .later(let value): value.value
    case .parts(let parts): .list(Self.items(of: parts))
    default: self
    }
  }
}
