import Foundation

/// How the `breakpoint` operators stop the process: with the signal that makes a debugger take over, and without one ends it.
enum DebuggerStop {
  /// Stops the process at the caller's stack.
  static func now() {
    raise(SIGTRAP)
  }
}
