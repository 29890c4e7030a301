public import RivuletCore
import RivuletElements

/// A style that shows a ring that fills as the value increases.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style that shows a ring that fills as the value increases.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
