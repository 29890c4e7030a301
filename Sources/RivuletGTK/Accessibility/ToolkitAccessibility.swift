#if GTK
import Foundation

/// GTK's own objects on the accessibility bus, which would show a window as one empty canvas.
@MainActor
enum ToolkitAccessibility {
  private static let variable = "GTK_A11Y"
  /// What the variable said before; nil as long as it says what it did.
  private static var former: String??

  /// Whether people want objects of this process on the bus at all.
  static var isWanted: Bool {
    let variables = ProcessInfo.processInfo.environment
    return variables[variable] != "none" && variables["NO_AT_BRIDGE"] ?? "0" == "0"
  }

  /// Has GTK make none. To be called before GTK is initialized.
  static func switchOff() {
    former = .some(ProcessInfo.processInfo.environment[variable])
    setenv(variable, "none", 1)
  }

  /// Gives back the variable, so that programs that the app starts do not inherit the change. To be called once the window has been made: GTK has
  /// read it by then.
  static func restoreVariable() {
    guard let former else { return }
    if let former { setenv(variable, former, 1) } else { unsetenv(variable) }
    self.former = nil
  }
}
#endif
