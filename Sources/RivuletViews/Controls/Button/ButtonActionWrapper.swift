import RivuletCore

/// What is done around the actions of buttons and toggles: an alert closes behind them, a menu before them.
@MainActor
final class ButtonActionWrapper {
  private let run: (@MainActor () -> Void) -> Void

  init(_ run: @escaping (@MainActor () -> Void) -> Void) { self.run = run }

  /// The action with what is done around it.
  func wrap(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [run] in run(action) }
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
