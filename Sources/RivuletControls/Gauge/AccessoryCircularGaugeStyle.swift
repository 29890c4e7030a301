public import RivuletCore
import RivuletElements

/// A style that shows an open ring with a marker at the value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style that shows an open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
