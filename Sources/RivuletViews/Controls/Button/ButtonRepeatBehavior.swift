public import RivuletCore

/// Whether buttons act again and again while they are held (B21.14).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// As the place decides: they act once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// They act when they are pressed, and again until they are released.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// They act once, when they are released.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons inside act again and again while they are held (B21.14).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
