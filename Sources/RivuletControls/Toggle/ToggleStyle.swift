public import RivuletCore
import RivuletElements

/// The appearance and interaction of toggles.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that represents a toggle.
  associatedtype Body: View

  /// Returns the view that represents one toggle. The view sets `configuration.isOn` to turn the toggle on or off.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The body that a style creates for a toggle.
enum ToggleStyleBody<Style: ToggleStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: ToggleStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the style of toggles in this view, including the interaction (B8.05).
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ToggleStyleBody<S>>(style: style))
  }
}
