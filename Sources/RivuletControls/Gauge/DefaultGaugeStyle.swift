public import RivuletCore
import RivuletElements

/// The default style, which shows a bar that fills as the value increases.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
