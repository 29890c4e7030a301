public import RivuletCore
import RivuletElements

/// A style that shows a bar that fills as the value increases, below its labels.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style that shows a bar that fills as the value increases, below its labels.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
