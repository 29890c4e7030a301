import Glibc

/// Processor time of this process, so that other programs on the machine count little.
enum Stopwatch {
  /// Milliseconds that `body` takes.
  @MainActor static func milliseconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  /// Milliseconds of processor time since the program began.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
