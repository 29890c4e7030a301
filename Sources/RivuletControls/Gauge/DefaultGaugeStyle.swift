public import RivuletCore
import RivuletElements

/// A style that depends on the context. It shows a bar that fills.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A style that depends on the context.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
