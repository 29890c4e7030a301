#if GTK
import Foundation

/// GTK's own objects on the accessibility bus, which would represent a window as a single empty canvas.
@MainActor
enum ToolkitAccessibility {
  private static let variable = "GTK_A11Y"
  /// The previous value of the variable, or nil while the variable is unchanged.
  private static var former: String??

  /// True if the user allows objects of this process on the bus.
  static var isWanted: Bool {
    let variables = ProcessInfo.processInfo.environment
    return variables[variable] != "none" && variables["NO_AT_BRIDGE"] ?? "0" == "0"
  }

  /// Stops GTK from creating objects. Call this before GTK is initialised.
  static func switchOff() {
    former = .some(ProcessInfo.processInfo.environment[variable])
    setenv(variable, "none", 1)
  }

  /// Restores the variable, so that programs started by the app do not inherit the change. Call this after the window has been created,
  /// because GTK has read the variable by then.
  static func restoreVariable() {
    guard let former else { return }
    if let former { setenv(variable, former, 1) } else { unsetenv(variable) }
    self.former = nil
  }
}
#endif
