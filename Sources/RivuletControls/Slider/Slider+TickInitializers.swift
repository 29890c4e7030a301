public import RivuletCore
import RivuletElements

@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
extension Slider {
  /// Creates a slider between two labels, with an optional neutral value, where the filled part starts, and optional bounds for selectable
  /// values.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      _value: value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    refine(neutralValue, enabledBounds, currentValueLabel(), [SliderTick<V>]())
  }

  /// Creates a slider with tick marks between two labels (documentation).
  public nonisolated init<V, CurrentLabel: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V == Ticks.Value, V.Stride: BinaryFloatingPoint {
    self.init(
      _value: value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    refine(neutralValue, enabledBounds, currentValueLabel(), ticks()._ticks)
  }

  /// Creates a slider with steps between two labels. A closure provides the tick marks of the steps (documentation).
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      _value: value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    refine(neutralValue, enabledBounds, currentValueLabel(), scale.steps.compactMap { tick(V($0)) })
  }

  nonisolated fileprivate mutating func refine<V: BinaryFloatingPoint, CurrentLabel: View>(
    _ neutral: V?, _ enabled: ClosedRange<V>?, _ current: CurrentLabel, _ ticks: [SliderTick<V>]
  ) {
    scale.neutral = neutral.map { Double($0) }
    scale.enabledBounds = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    marks = ticks.enumerated().map { SliderMark(id: $0.offset, value: Double($0.element.value), label: $0.element.label) }
    currentValueLabel = current as? Text
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with an optional neutral value, where the filled part starts, and optional bounds for selectable values.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      _value: value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
    refine(neutralValue, enabledBounds, currentValueLabel(), [SliderTick<V>]())
  }

  /// Creates a slider with tick marks (documentation).
  public nonisolated init<V, CurrentLabel: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V == Ticks.Value, V.Stride: BinaryFloatingPoint {
    self.init(
      _value: value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
    refine(neutralValue, enabledBounds, currentValueLabel(), ticks()._ticks)
  }

  /// Creates a slider with steps. A closure provides the tick marks of the steps (documentation).
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      _value: value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
    refine(neutralValue, enabledBounds, currentValueLabel(), scale.steps.compactMap { tick(V($0)) })
  }
}
