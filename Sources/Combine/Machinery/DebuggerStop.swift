import Foundation

/// The signal with which the `breakpoint` operators stop the process. A debugger takes over; without a debugger, the process ends.
enum DebuggerStop {
  /// Stops the process at the caller's stack.
  static func now() {
    raise(SIGTRAP)
  }
}
