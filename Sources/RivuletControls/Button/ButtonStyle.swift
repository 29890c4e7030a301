public import RivuletCore
import RivuletElements

/// The appearance of buttons with the standard interaction (B12.01).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that represents a button.
  associatedtype Body: View

  /// Returns the view that represents one button. This method runs whenever `isPressed` changes (B12.02).
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
}
