public import RivuletCore
import RivuletElements

/// The appearance of gauges.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of view that represents a gauge.
  associatedtype Body: View

  /// Returns the view that represents one gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The body that a style creates for a gauge.
enum GaugeStyleBody<Style: GaugeStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: GaugeStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension View {
  /// Sets the style of gauges in this view (B21.04).
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GaugeStyleBody<S>>(style: style))
  }
}
