public import RivuletCore

/// The size of controls.
@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
public enum ControlSize: CaseIterable, Sendable {
  /// A size for the tightest spaces.
  case mini
  /// A size for tight spaces.
  case small
  /// The default size.
  case regular
  /// A size for prominent controls.
  @available(macOS 11.0, *)
  case large
  /// A size for the most important control on a screen.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  case extraLarge

  public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of controls in this environment.
  @available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in this view (B8.05).
  @available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
