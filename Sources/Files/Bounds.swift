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

  /// By the parts of their paths.
  private var grounds: [[Substring]: Ground] = [:]

  public init(_ grounds: [Ground]) {
    for ground in grounds { add(ground, at: ground.path) }
  }

  private mutating func add(_ ground: Ground, at path: String) {
    let parts = Self.parts(path)
    // Of two of one path, the one that a person named.
    if let other = grounds[parts], other.base == nil { return }
    grounds[parts] = ground
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
    let parts = Self.parts(path)
    // An absolute path is in no ground that is relative, not even in ".".
    let shortest = parts.first == "" ? 1 : 0
    return (shortest...parts.count).reversed().compactMap { count in
      guard let ground = grounds[Array(parts[..<count])], !parts[count...].contains("..") else {
        return nil
      }
      return Place(ground: ground, rest: parts[count...].joined(separator: "/"))
    }
  }

  /// An absolute path begins with an empty part.
  private static func parts(_ path: String) -> [Substring] {
    (path.utf8.first == UInt8(ascii: "/") ? [""] : [])
      + path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init).filter { $0 != "." }
  }
}
