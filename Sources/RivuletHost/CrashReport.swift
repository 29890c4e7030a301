import Foundation

/// A report on standard error that explains why a trap or invalid memory access ends the process.
///
/// An optimized program would otherwise end silently. A signal handler writes the message and the call stack, and then raises the signal
/// again so that the exit status and core file are unaffected. The handler allocates no memory and takes no lock.
package enum CrashReport {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  /// The size in bytes of the handler's own stack, which it needs if the regular stack has overflowed.
  private static let stackSize = 1 << 17

  /// The null-terminated messages, indexed by signal number and created in advance.
  nonisolated(unsafe) private static var sentences: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  /// C library functions that no Swift module declares, or nil if the library doesn't provide them.
  nonisolated(unsafe) private static var collect: Collecting?
  nonisolated(unsafe) private static var print: Printing?

  private typealias Collecting = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias Printing = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32, Int32) -> Void

  /// Installs the signal handlers. Signals that already have a handler, such as the handler of Swift's own backtracer, are left unchanged.
  @MainActor package static func install(programName: String = ProcessInfo.processInfo.processName) {
    guard sentences == nil else { return }
    let made = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 65)
    made.initialize(repeating: nil, count: 65)
    for signal in signals { made[Int(signal)] = strdup(sentence(for: signal, programName)) }
    sentences = made
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    collect = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Collecting.self) }
    print = dlsym(nil, "backtrace_symbols_fd").map { unsafeBitCast($0, to: Printing.self) }
    // The first call loads a library, which must not happen inside the handler.
    var frame: UnsafeMutableRawPointer?
    _ = collect?(&frame, 1)
    for signal in signals {
      var now = sigaction()
      guard sigaction(signal, nil, &now) == 0, now.__sigaction_handler.sa_handler == nil, now.sa_flags & SA_SIGINFO == 0 else { continue }
      var ours = sigaction()
      ours.__sigaction_handler.sa_handler = { CrashReport.write($0) }
      ours.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
      sigaction(signal, &ours, nil)
    }
  }

  private static func write(_ signal: Int32) {
    if let sentence = sentences?[Int(signal)] {
      _ = Foundation.write(STDERR_FILENO, sentence, strlen(sentence))
      withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 64) { frames in
        guard let first = frames.baseAddress, let collect, let print else { return }
        print(first, collect(first, 64), STDERR_FILENO)
      }
    }
    // The handler has been reset, so raising the signal ends the process.
    raise(signal)
  }

  private static func sentence(for signal: Int32, _ programName: String) -> String {
    let name: String
    let reason: String
    switch signal {
    case SIGILL, SIGTRAP:
      name = signal == SIGILL ? "SIGILL" : "SIGTRAP"
      reason =
        "a check failed, such as a force unwrap of nil, an index out of range, a number that does not fit its type, or the one named in "
        + "the line above"
    case SIGABRT: (name, reason) = ("SIGABRT", "the program or a library aborted")
    case SIGFPE: (name, reason) = ("SIGFPE", "a number was divided by zero")
    default:
      name = signal == SIGBUS ? "SIGBUS" : "SIGSEGV"
      reason = "the program accessed invalid memory, or calls were nested too deeply for the stack"
    }
    return """
      Rivulet: \(programName) was terminated by signal \(signal) (\(name)): \(reason). The calls that led to it follow, innermost first. \
      Run a debug build, or set SWIFT_BACKTRACE=enable=yes, to see files and lines. If Rivulet's calls are among the first, please report \
      these lines to its authors, along with the steps that led to the crash.

      """
  }
}
