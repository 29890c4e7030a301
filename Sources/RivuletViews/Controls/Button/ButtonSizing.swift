public import RivuletCore

/// How wide buttons are.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }

  private let kind: Kind

  /// As the place of the button suggests.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// As wide as the label.
  public static let fitted = ButtonSizing(kind: .fitted)

  var fillsWidth: Bool { kind == .flexible }
}

private struct ButtonSizingKey: EnvironmentKey {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  static var defaultValue: ButtonSizing { .automatic }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension EnvironmentValues {
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// How wide buttons in this view are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
