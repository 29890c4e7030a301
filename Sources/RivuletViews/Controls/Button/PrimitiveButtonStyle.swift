public import RivuletCore

/// How buttons look and by what they are triggered.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that stands for a button.
  associatedtype Body: View

  /// Makes the view for one button; it calls `configuration.trigger()` when the button is to act.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
