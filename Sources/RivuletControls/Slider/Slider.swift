public import RivuletCore
import RivuletElements

/// A control for selecting a value from a bounded range (B12.06).
///
/// The value stays within the range, at a multiple of the step from the lower bound. The transactions of values set during a drag are
/// marked as continuous.
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
  /// The accessibility value; nil to use the position in the range as a percentage.
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
  /// The number as a `Double`. Bindings derived through a property, such as this one, are comparable.
  var sliderValue: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
