import Bytes
import Model

/// One attribute of an element; its value is escaped when it is written.
struct HTMLAttribute {
  let name: StaticString
  /// nil for an attribute that is there or not, such as `hidden`.
  let value: String?
  let role: Role

  /// What its value names, where books and sheets have something else.
  enum Role {
    case other, id, link, file, files, region
  }

  private init(_ name: StaticString, _ value: String?, _ role: Role = .other) {
    self.name = name
    self.value = value
    self.role = role
  }
}

/// The attributes that our markup has. None that runs or styles anything, and an address only
/// by way of a `WebAddress` or a `RelativePath`.
extension HTMLAttribute {
  static func id(_ id: String) -> Self { Self("id", id, .id) }
  static func `class`(_ names: String) -> Self { Self("class", names) }
  static func role(_ role: String) -> Self {
    Self("role", role, role == "region" ? .region : .other)
  }
  static func label(_ text: String) -> Self { Self("aria-label", text) }
  static func labeled(by id: String) -> Self { Self("aria-labelledby", id, .id) }
  static func scope(_ scope: String) -> Self { Self("scope", scope) }
  static func start(_ number: Int) -> Self { Self("start", String(number)) }
  static func type(_ type: String) -> Self { Self("type", type) }
  static func href(_ address: WebAddress) -> Self { Self("href", address.text) }
  static func href(_ path: RelativePath) -> Self { Self("href", path.text, .link) }
  static func rowSpan(_ rows: Int) -> Self { Self("rowspan", String(rows)) }
  static func dateTime(_ date: String) -> Self { Self("datetime", date) }
  static func source(_ path: RelativePath) -> Self { Self("src", path.text, .file) }
  static func alternative(_ words: String) -> Self { Self("alt", words) }
  /// Files of one picture with the points that each of their pixels stands for.
  static func sources(_ files: [(path: RelativePath, scale: Int)]) -> Self {
    let isOne = files.count == 1
    let all = files.map { isOne ? $0.path.inSet : "\($0.path.inSet) \($0.scale)x" }
    return Self("srcset", all.joined(separator: ", "), .files)
  }
  static var dark: Self { Self("media", "(prefers-color-scheme: dark)") }
  static var lazy: Self { Self("loading", "lazy") }
  /// The navigation of a book.
  static var contents: Self { Self("epub:type", "toc") }
  static var decoration: Self { Self("aria-hidden", "true") }
  static var focusable: Self { Self("tabindex", "0") }
  static var disabled: Self { Self("disabled", nil) }
  static var checked: Self { Self("checked", nil) }
}

/// Those of drawings, in units of the drawing.
extension HTMLAttribute {
  static func viewBox(_ width: Int, _ height: Int) -> Self {
    Self("viewBox", "0 0 \(width) \(height)")
  }
  static func x(_ value: Int) -> Self { Self("x", String(value)) }
  static func y(_ value: Int) -> Self { Self("y", String(value)) }
  static func width(_ value: Int) -> Self { Self("width", String(value)) }
  static func height(_ value: Int) -> Self { Self("height", String(value)) }
  static func width(_ share: StaticString) -> Self { Self("width", "\(share)") }
  static func height(_ share: StaticString) -> Self { Self("height", "\(share)") }
  static func rounded(_ radius: Int) -> Self { Self("rx", String(radius)) }
  static func points(_ points: String) -> Self { Self("points", points) }
  static func fill(_ color: RGB) -> Self { Self("fill", color.hex) }
  static func strokeWidth(_ width: Int) -> Self { Self("stroke-width", String(width)) }
  static func stroke(_ color: RGB) -> Self { Self("stroke", color.hex) }
  static var noFill: Self { Self("fill", "none") }
}
