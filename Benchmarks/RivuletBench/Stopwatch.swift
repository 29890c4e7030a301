import Glibc

/// A clock that measures the processor time of this process, so that other programs on the machine have little influence.
enum Stopwatch {
  /// Returns the processor time of `body`, in milliseconds.
  @MainActor static func milliseconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  /// Returns the processor time since the start of the program, in milliseconds.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
