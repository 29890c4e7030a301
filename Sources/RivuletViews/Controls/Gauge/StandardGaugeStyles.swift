public import RivuletCore
import RivuletGraph

/// A style that depends on the context: a bar that fills.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

/// A style with a bar that fills, between its labels.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

/// A style with an open ring and a mark at the value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

/// A style with a ring that fills.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
}

/// A style with a bar and a mark at the value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MarkedBarGauge(configuration: configuration) }
}

/// A style with a bar that fills, below its labels.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A style that depends on the context.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style with a bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with an open ring and a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style with a ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a bar and a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style with a bar that fills, below its labels.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
