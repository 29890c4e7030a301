public import RivuletCore
import RivuletElements

/// A control for choosing a number from a range (B12.06).
///
/// The number stays inside the range, at a multiple of the step counted from the lower bound. Values that are set during a drag are marked
/// as continuous in their transaction.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
public struct Slider<Label: View, ValueLabel: View> {
  package var scale: SliderScale
  let value: Binding<Double>
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  /// The tick marks below the track.
  var marks: [SliderMark] = []
  /// The accessibility value; nil for the position in the range in percent.
  var currentValueLabel: Text?

  nonisolated init<V: BinaryFloatingPoint>(
    _value value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel, maximum: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    scale = SliderScale(bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    self.value = value.sliderValue
    self.onEditingChanged = onEditingChanged
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Slider: View, CompositeView {
  public var body: some View {
    SliderBody(
      scale: scale, value: value, onEditingChanged: onEditingChanged, label: label, minimum: minimumValueLabel, maximum: maximumValueLabel,
      marks: marks, currentValue: currentValueLabel)
  }
}

@available(*, unavailable)
extension Slider: Sendable {}

extension BinaryFloatingPoint {
  /// The number as a `Double`. Bindings created through a property, such as this one, are comparable.
  var sliderValue: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
