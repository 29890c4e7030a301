public import RivuletCore

/// A gauge as a style sees it.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct GaugeStyleConfiguration {
  /// The label of the gauge, whatever it is.
  public struct Label {
    nonisolated init() {}
  }

  /// What the gauge says of its value.
  public struct CurrentValueLabel {
    nonisolated init() {}
  }

  /// What stands at the lower bound.
  public struct MinimumValueLabel {
    nonisolated init() {}
  }

  /// What stands at the upper bound.
  public struct MaximumValueLabel {
    nonisolated init() {}
  }

  /// What stands at values in between.
  public struct MarkedValueLabel {
    nonisolated init() {}
  }

  /// How far the value is from the lower bound to the upper one, from 0 to 1.
  public var value: Double
  /// What the gauge measures.
  public var label: GaugeStyleConfiguration.Label { Label() }
  /// What is said of the value; nil for nothing.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// What stands at the lower bound; nil for nothing.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// What stands at the upper bound; nil for nothing.
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
