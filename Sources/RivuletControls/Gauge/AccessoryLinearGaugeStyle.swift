public import RivuletCore
import RivuletElements

/// A style that shows a bar with a marker at the value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MarkedBarGauge(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style that shows a bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
