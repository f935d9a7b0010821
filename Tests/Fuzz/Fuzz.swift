import CFuzzer
import Files
import FuzzTargets
import Glibc

/// Runs one target: `fuzz --target=index`, with flags and folders of libFuzzer, which ignores what
/// begins with two hyphens. `--seeds=FOLDER` writes seeds and ends; `--rounds=N` runs the plain
/// loop.
@main struct Fuzz {
  static func main() {
    guard let target = option("target").flatMap(FuzzTarget.named) else {
      return fail("--target=NAME: " + FuzzTarget.all.map(\.name).joined(separator: ", "))
    }
    chosen = target
    if let folder = option("seeds") {
      write(target.seeds(), to: folder)
    } else if let rounds = option("rounds").flatMap({ Int($0) }) {
      run(PlainLoop(target, seed: option("seed").flatMap { UInt64($0) } ?? 1), rounds)
    } else {
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      exit(LLVMFuzzerRunDriver(&count, &arguments, runInput))
    }
  }

  private static func option(_ name: String) -> String? {
    let start = "--\(name)="
    return CommandLine.arguments.first { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
  }

  private static func fail(_ text: String) {
    print("fuzz: \(text)")
    exit(2)
  }
}

extension Fuzz {
  private static func write(_ seeds: [[UInt8]], to folder: String) {
    do {
      for (number, seed) in seeds.enumerated() {
        try FileSystem.disk.write(Path.join(folder, "seed-\(number)"), seed)
      }
    } catch {
      fail(error.text)
    }
  }

  private static func run(_ loop: PlainLoop, _ rounds: Int) {
    var loop = loop
    loop.run(rounds)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    for fault in loop.faults.prefix(10) { print("\(fault.what): \(fault.input)") }
    print(
      "\(rounds) inputs, \(loop.faults.count) faults, slowest \(loop.slowest) ms, "
        + "\(usage.ru_maxrss / 1024) MB")
    exit(loop.faults.isEmpty ? 0 : 1)
  }
}

/// Set before libFuzzer starts, and never again.
nonisolated(unsafe) private var chosen: FuzzTarget?

/// libFuzzer's way in: a fault is a crash, so that it keeps the input and makes it smaller.
@_cdecl("LLVMFuzzerTestOneInput")
func runInput(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: size))
  if let fault = chosen?.run(bytes) { fatalError(fault) }
  return 0
}
