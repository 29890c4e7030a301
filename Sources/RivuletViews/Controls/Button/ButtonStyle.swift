public import RivuletCore

/// How buttons look; the way of operating them stays the standard one (B12.01).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that stands for a button.
  associatedtype Body: View

  /// Makes the view for one button; called again whenever `isPressed` changes (B12.02).
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the button.
  typealias Configuration = ButtonStyleConfiguration
}
