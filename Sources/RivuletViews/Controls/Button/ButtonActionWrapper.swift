import RivuletCore

/// What is done around the actions of buttons and toggles: an alert closes behind them, a menu before them.
@MainActor
final class ButtonActionWrapper {
  private let run: (_ action: @MainActor () -> Void, _ role: ButtonRole?) -> Void

  init(_ run: @escaping (_ action: @MainActor () -> Void, _ role: ButtonRole?) -> Void) { self.run = run }

  /// The action of a button of some role with what is done around it.
  func wrap(_ action: @escaping @MainActor () -> Void, role: ButtonRole? = nil) -> @MainActor () -> Void {
    { [run] in run(action, role) }
  }
}

private struct ButtonActionWrapperKey: EnvironmentKey {
  static var defaultValue: ButtonActionWrapper? { nil }
}

extension EnvironmentValues {
  /// What is done around the actions of buttons; nil for most.
  var buttonActionWrapper: ButtonActionWrapper? {
    get { self[ButtonActionWrapperKey.self] }
    set { self[ButtonActionWrapperKey.self] = newValue }
  }
}
