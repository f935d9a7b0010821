import Glibc

/// How many files this process may hold open: a shell gives 1,024, the system allows more.
enum Descriptors {
  static func allow(for limits: ServeLimits) {
    let wanted = rlim_t(limits.connections) * 3 + 1024
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < wanted
    else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
