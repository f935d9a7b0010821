import Glibc

/// What a process of a test's own has to know when the tests run with a sanitizer.
public enum SanitizerVariables {
  private static let names: [String] = ["LD_PRELOAD", "TSAN_OPTIONS", "ASAN_OPTIONS"]

  public static let set: [String] = names.compactMap { name in
    getenv(name).map { "\(name)=\(String(cString: $0))" }
  }
}
