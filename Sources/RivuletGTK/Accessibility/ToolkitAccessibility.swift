#if GTK
import Foundation

/// Control over GTK's own accessible objects, which would represent a window as a single empty canvas.
@MainActor
enum ToolkitAccessibility {
  private static let variable = "GTK_A11Y"
  /// The variable's original value, or nil while the variable is unmodified.
  private static var former: String??

  /// A Boolean value that indicates whether the user allows this process on the accessibility bus.
  static var isWanted: Bool {
    let variables = ProcessInfo.processInfo.environment
    return variables[variable] != "none" && variables["NO_AT_BRIDGE"] ?? "0" == "0"
  }

  /// Prevents GTK from creating accessible objects. Call this method before initializing GTK.
  static func switchOff() {
    former = .some(ProcessInfo.processInfo.environment[variable])
    setenv(variable, "none", 1)
  }

  /// Restores the variable so that programs started by the app do not inherit the change. Call this method after creating the window,
  /// because GTK has read the variable by then.
  static func restoreVariable() {
    guard let former else { return }
    if let former { setenv(variable, former, 1) } else { unsetenv(variable) }
    self.former = nil
  }
}
#endif
