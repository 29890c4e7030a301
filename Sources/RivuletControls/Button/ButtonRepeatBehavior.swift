public import RivuletCore
import RivuletElements

/// The repetition of a button's action while the button is held (B21.14).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The default behaviour for the context. The action runs once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// A behaviour that runs the action on press and repeats it until release.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// A behaviour that runs the action once, on release.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// The repetition of button actions while the buttons are held.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view repeat their actions while they are held (B21.14).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
