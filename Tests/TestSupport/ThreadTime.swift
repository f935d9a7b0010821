import Glibc

/// The processor's time of this thread: what a computation takes, however busy the machine is.
public enum ThreadTime {
  public static var milliseconds: Int { microseconds / 1000 }

  public static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}
