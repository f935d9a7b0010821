import Files
import Model
import Publish
import TestSupport

/// Trees to publish, and what a test asks about a folder.
enum Samples {
  static let first = OutputTree([
    OutputFile("index.html", "<h1>First</h1>"),
    OutputFile("boxes/index.html", "<h1>Boxes</h1>"),
    OutputFile("assets/style.css", ""),
  ])

  static let second = OutputTree([
    OutputFile("index.html", "<h1>Second</h1>"),
    OutputFile("menus/index.html", "<h1>Menus</h1>"),
  ])

  /// A tree of many shapes from a number: names, depths and sizes differ.
  static func tree(_ seed: UInt64) -> OutputTree {
    var dice = Dice(seed: seed)
    let names = [
      "a", "b", "ü", "x y", ".hidden", "index.html", "long" + String(repeating: "g", count: 200),
    ]
    return OutputTree(
      (0..<Int.random(in: 0...40, using: &dice)).map { number in
        let folders = (0..<Int.random(in: 0...4, using: &dice)).map { _ in
          "d" + (names.randomElement(using: &dice) ?? "")
        }
        let path = (folders + ["f\(number)"]).joined(separator: "/")
        let size = Int.random(in: 0...3000, using: &dice)
        return OutputFile(path, (0..<size).map { _ in UInt8.random(in: 0...255, using: &dice) })
      })
  }
}

/// A generator of the same numbers in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }
}

extension FileSystem {
  /// All files below a folder, the hidden ones too.
  func everything(in root: String) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    var pending = [""]
    while let folder = pending.popLast() {
      for name in try list(Path.join(root, folder)) {
        let path = Path.join(folder, name)
        if kind(Path.join(root, path)) == .folder {
          pending.append(path)
        } else {
          found[path] = try read(Path.join(root, path))
        }
      }
    }
    return found
  }

  /// What a folder holds beyond the publisher's own files.
  func site(in root: String) throws -> [String: [UInt8]] {
    try everything(in: root).filter { $0.key != Manifest.name && $0.key != ".hig-site" }
  }
}

extension OutputTree {
  var byPath: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  }
}
