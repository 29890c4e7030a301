public import RivuletCore
import RivuletElements
import RivuletGraph

/// A view that shows a value within a range (B21.49).
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let share: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  let markedValueLabels: MarkedValueLabels

  nonisolated init<V: BinaryFloatingPoint>(
    _value value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel, marked: MarkedValueLabels
  ) {
    share = Self.share(of: Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound))
    self.label = label
    self.currentValueLabel = currentValueLabel
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    markedValueLabels = marked
  }

  /// Returns the position of a value within the bounds, from 0 to 1. A value outside the bounds is clamped to the nearest bound.
  private nonisolated static func share(of value: Double, in bounds: ClosedRange<Double>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, length.isFinite, !value.isNaN else { return 0 }
    return (min(max(value, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / length
  }
}

extension Gauge: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration = inputs.makeRule(MappedRule(source: view.attribute) { GaugeStyleConfiguration($0) })
    let semantics = inputs.makeRule(
      MappedRule(source: configuration) {
        ControlSemanticsModifier(
          role: .meter, value: "\(Int(($0.value * 100).rounded()))%", range: SemanticsRange(value: $0.value, minimum: 0, maximum: 1))
      })
    let label: _GraphValue<Label> = view.field(1)
    let current: _GraphValue<CurrentValueLabel> = view.field(2)
    let minimum: _GraphValue<BoundsLabel> = view.field(3)
    let maximum: _GraphValue<BoundsLabel> = view.field(4)
    let marked: _GraphValue<MarkedValueLabels> = view.field(5)
    var inner = inputs.supplying(GaugeStyleConfiguration.Label.self, _ViewListBody(label).titled())
      .supplying(GaugeStyleConfiguration.CurrentValueLabel.self, _ViewListBody(current))
      .supplying(GaugeStyleConfiguration.MinimumValueLabel.self, _ViewListBody(minimum))
      .supplying(GaugeStyleConfiguration.MaximumValueLabel.self, _ViewListBody(maximum))
      .supplying(GaugeStyleConfiguration.MarkedValueLabel.self, _ViewListBody(marked))
    let look = _ViewListBody { $0.makeStyled(configuration) { DefaultGaugeStyle().makeBody(configuration: $0) } }
    return ControlSemanticsModifier._makeViewList(modifier: _GraphValue(semantics), inputs: &inner, body: look)
  }
}

@available(*, unavailable)
extension Gauge: Sendable {}

extension Gauge {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      _value: value, in: bounds, label: label(), currentValueLabel: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      marked: EmptyView())
  }

  /// Creates a gauge with a label and a current value label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      _value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView(),
      marked: EmptyView())
  }

  /// Creates a gauge with a label, a current value label, and labels for marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      _value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView(),
      marked: markedValueLabels())
  }

  /// Creates a gauge with a label, a current value label, and labels for the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      _value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: EmptyView())
  }

  /// Creates a gauge with a label, a current value label, labels for the bounds, and labels for marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      _value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}
