public import RivuletCore

/// How toggles look and by what they are switched.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view for a toggle.
  associatedtype Body: View

  /// Returns the view for one toggle; it writes `configuration.isOn` when the toggle is to be switched.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the toggle.
  typealias Configuration = ToggleStyleConfiguration
}
