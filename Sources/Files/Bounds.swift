/// The folders and files that a run was given: it reads and writes below them, nowhere else.
public struct Bounds: Sendable {
  /// One of them.
  public struct Ground: Sendable, Hashable {
    public let path: String
    /// The ground that this one lies in, if it was not named: a link may then not lead out of that.
    /// What a person named may be a link to anywhere.
    public let base: String?

    public init(_ path: String, in base: String? = nil) {
      self.path = path
      self.base = base
    }
  }

  /// A path as a ground and what is below it; empty for the ground itself.
  struct Place: Equatable {
    let ground: Ground
    let rest: String
  }

  /// Links in what is read may lead anywhere. Nothing is ever written through a link.
  public var followsLinks = false

  /// By their paths in one spelling.
  private var grounds: [String: Ground] = [:]
  /// By how many bytes a path has, whether any of these has as many: most are none of them at a
  /// glance.
  private var hasLength: [Bool] = []

  public init(_ grounds: [Ground]) {
    for ground in grounds { add(ground, at: ground.path) }
  }

  private mutating func add(_ ground: Ground, at path: String) {
    let path = Path.normal(path)
    // Of two of one path, the one that a person named.
    if let other = grounds[path], other.base == nil { return }
    grounds[path] = ground
    let length = path.utf8.count
    while hasLength.count <= length { hasLength.append(false) }
    hasLength[length] = true
  }

  /// The same bounds, which know their grounds by their real paths too.
  func resolved(by resolve: (String) -> String?) -> Bounds {
    func real(_ path: String) -> String? { Path.real(path, by: resolve) }
    var bounds = self
    for ground in grounds.values {
      guard let real = real(ground.path) else { continue }
      if let base = ground.base {
        guard let outer = resolve(base), Path.rest(of: real, below: outer) != nil else { continue }
      }
      bounds.add(Ground(real), at: real)
    }
    return bounds
  }

  /// Every way to say a path by a ground, the nearest ground first.
  func places(of path: String) -> [Place] {
    let path = Path.normal(path)
    let bytes = path.utf8.span
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var places: [Place] = []
    // From the whole path to its first part; an absolute path is in no ground that is relative, not
    // even in ".".
    var end = bytes.count
    var rest = bytes.count
    while true {
      if let ground = ground(path, end) {
        places.append(Place(ground: ground, rest: String(path[path.index(at: rest)...])))
      }
      guard end > 1 || end == 1 && bytes[0] != slash else { return places }
      var start = end
      while start > 0, bytes[start - 1] != slash { start -= 1 }
      guard end - start != 2 || bytes[start] != dot || bytes[start + 1] != dot else {
        return places
      }
      rest = start
      // The root is called by its slash.
      end = start == 1 ? start : max(0, start - 1)
    }
  }

  /// The ground that the first bytes of a path are the path of.
  private func ground(_ path: String, _ length: Int) -> Ground? {
    guard length < hasLength.count, hasLength[length] else { return nil }
    return grounds[String(path[..<path.index(at: length)])]
  }
}

extension String {
  /// The index of a byte.
  fileprivate func index(at byte: Int) -> Index { utf8.index(startIndex, offsetBy: byte) }
}
