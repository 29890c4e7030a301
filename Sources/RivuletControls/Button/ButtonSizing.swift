public import RivuletCore
import RivuletElements

/// A rule for the width of buttons.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }

  private let kind: Kind

  /// A width determined by the context.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// The full available width.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// The width of the label.
  public static let fitted = ButtonSizing(kind: .fitted)

  var fillsWidth: Bool { kind == .flexible }
}

private struct ButtonSizingKey: EnvironmentKey {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  static var defaultValue: ButtonSizing { .automatic }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension EnvironmentValues {
  /// The rule for the width of buttons.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// Sets the rule for the width of the buttons in this view.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
