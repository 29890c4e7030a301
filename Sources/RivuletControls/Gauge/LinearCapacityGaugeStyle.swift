public import RivuletCore
import RivuletElements

/// A style that shows a bar that fills as the value increases, between its labels.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style that shows a bar that fills as the value increases.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
