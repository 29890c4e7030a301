import RivuletCore

/// The steps around the actions of buttons and toggles: an alert closes after an action, a menu closes before it.
@MainActor
package final class ButtonActionWrapper {
  private let run: (_ action: @MainActor () -> Void, _ role: ButtonRole?) -> Void

  package init(_ run: @escaping (_ action: @MainActor () -> Void, _ role: ButtonRole?) -> Void) { self.run = run }

  /// Returns an action with these steps around it, for a button with a role.
  func wrap(_ action: @escaping @MainActor () -> Void, role: ButtonRole? = nil) -> @MainActor () -> Void {
    { [run] in run(action, role) }
  }
}

private struct ButtonActionWrapperKey: EnvironmentKey {
  static var defaultValue: ButtonActionWrapper? { nil }
}

extension EnvironmentValues {
  /// The steps around the actions of buttons; nil for most buttons.
  package var buttonActionWrapper: ButtonActionWrapper? {
    get { self[ButtonActionWrapperKey.self] }
    set { self[ButtonActionWrapperKey.self] = newValue }
  }
}
