package import RivuletCore

private struct ButtonIsOnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True for the button of a toggle that is on. The built-in styles highlight such a button (B21.53).
  package var buttonIsOn: Bool {
    get { self[ButtonIsOnKey.self] }
    set { self[ButtonIsOnKey.self] = newValue }
  }
}
