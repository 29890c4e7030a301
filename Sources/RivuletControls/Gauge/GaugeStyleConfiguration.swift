public import RivuletCore
import RivuletElements

/// The properties of a gauge, passed to its style.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct GaugeStyleConfiguration {
  /// The type-erased label of the gauge.
  public struct Label {
    nonisolated init() {}
  }

  /// The type-erased label of the current value.
  public struct CurrentValueLabel {
    nonisolated init() {}
  }

  /// The type-erased label of the lower bound.
  public struct MinimumValueLabel {
    nonisolated init() {}
  }

  /// The type-erased label of the upper bound.
  public struct MaximumValueLabel {
    nonisolated init() {}
  }

  /// The type-erased labels of marked values.
  public struct MarkedValueLabel {
    nonisolated init() {}
  }

  /// The position of the value within the bounds, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: GaugeStyleConfiguration.Label { Label() }
  /// The label of the current value; nil for none.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The label of the lower bound; nil for none.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The label of the upper bound; nil for none.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?

  init<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>(
    _ gauge: Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
  ) {
    value = gauge.share
    currentValueLabel = CurrentValueLabel.self == EmptyView.self ? nil : GaugeStyleConfiguration.CurrentValueLabel()
    minimumValueLabel = BoundsLabel.self == EmptyView.self ? nil : GaugeStyleConfiguration.MinimumValueLabel()
    maximumValueLabel = BoundsLabel.self == EmptyView.self ? nil : GaugeStyleConfiguration.MaximumValueLabel()
  }
}

extension GaugeStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GaugeStyleConfiguration.Label
}

extension GaugeStyleConfiguration.CurrentValueLabel: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GaugeStyleConfiguration.CurrentValueLabel
}

extension GaugeStyleConfiguration.MinimumValueLabel: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GaugeStyleConfiguration.MinimumValueLabel
}

extension GaugeStyleConfiguration.MaximumValueLabel: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GaugeStyleConfiguration.MaximumValueLabel
}

extension GaugeStyleConfiguration.MarkedValueLabel: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GaugeStyleConfiguration.MarkedValueLabel
}

extension GaugeStyleConfiguration: Sendable {}
extension GaugeStyleConfiguration.Label: Sendable {}
extension GaugeStyleConfiguration.CurrentValueLabel: Sendable {}
extension GaugeStyleConfiguration.MinimumValueLabel: Sendable {}
extension GaugeStyleConfiguration.MaximumValueLabel: Sendable {}
extension GaugeStyleConfiguration.MarkedValueLabel: Sendable {}
