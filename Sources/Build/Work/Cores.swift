import CPlatform

/// How many cores this process may use, which is fewer than there are under `taskset`.
enum Cores {
  static var count: Int { max(1, Int(hig_cores())) }
}
