import RivuletCore

/// A wrapper that adds steps to the actions of buttons and toggles. For example, a menu closes before an action, and an alert after it.
@MainActor
package final class ButtonActionWrapper {
  private let run: (_ action: @MainActor () -> Void, _ role: ButtonRole?) -> Void

  package init(_ run: @escaping (_ action: @MainActor () -> Void, _ role: ButtonRole?) -> Void) { self.run = run }

  /// Wraps an action for a button with the given role.
  func wrap(_ action: @escaping @MainActor () -> Void, role: ButtonRole? = nil) -> @MainActor () -> Void {
    { [run] in run(action, role) }
  }
}

private struct ButtonActionWrapperKey: EnvironmentKey {
  static var defaultValue: ButtonActionWrapper? { nil }
}

extension EnvironmentValues {
  /// The wrapper around the actions of buttons; nil for most buttons.
  package var buttonActionWrapper: ButtonActionWrapper? {
    get { self[ButtonActionWrapperKey.self] }
    set { self[ButtonActionWrapperKey.self] = newValue }
  }
}
