import Glibc

/// The person's browser.
enum Browser {
  /// Whether the desktop's opener could be started; its end is not awaited.
  static func show(_ address: String) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The child shall hear of closed pipes as usual.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    return posix_spawnp(&child, "xdg-open", nil, &attributes, &arguments, environ) == 0
  }
}
