public import RivuletCore

/// The appearance and the interaction of toggles.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view for a toggle.
  associatedtype Body: View

  /// Returns the view for one toggle. It writes `configuration.isOn` to turn the toggle on or off.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the toggle.
  typealias Configuration = ToggleStyleConfiguration
}
