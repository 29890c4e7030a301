import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// A slider between the labels of its bounds. The slider's own label precedes it, or is for accessibility only.
struct SliderBody<Label: View, ValueLabel: View>: CompositeView {
  package let scale: SliderScale
  @Binding var value: Double
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let marks: [SliderMark]
  let currentValue: Text?
  @Environment(\.controlMetrics) private var metrics

  init(
    scale: SliderScale, value: Binding<Double>, onEditingChanged: @escaping (Bool) -> Void, label: Label, minimum: ValueLabel,
    maximum: ValueLabel, marks: [SliderMark] = [], currentValue: Text? = nil
  ) {
    self.scale = scale
    _value = value
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.marks = marks
    self.currentValue = currentValue
  }

  var body: some View {
    LabeledRow(
      metrics.looks.sliders.showsLabel ? .beside : .never, isSingleLine: marks.isEmpty, label: label,
      control: HStack {
        end(minimum, metrics)
        if marks.isEmpty {
          track(metrics)
        } else {
          MarkedSliderTrack(marks: marks, scale: scale, measures: metrics.slider, track: track(metrics))
        }
        end(maximum, metrics)
      }
    )
    .modifier(SliderSemanticsModifier(scale: scale, value: value, text: currentValue))
  }

  @MainActor private func end(_ label: ValueLabel, _ metrics: ControlMetrics) -> some View {
    label.modifier(SliderEndFont(font: metrics.looks.sliders.endFont)).modifier(LabelFontModifier()).modifier(AccessibilityHiddenModifier())
  }

  @MainActor private func track(_ metrics: ControlMetrics) -> some View {
    SliderTrack(
      share: scale.share(of: value), start: scale.neutral.map(scale.place(of:)), measures: metrics.slider,
      parts: TupleView(
        (
          Capsule().fill(ControlPaint(.track)), Capsule().fill(ControlPaint(.filled)),
          Circle().fill(ControlPaint(.knob)).shadow(color: .black.opacity(0.25), radius: 2, x: 0, y: 1)
        ))
    )
    .modifier(SliderDragModifier(scale: scale, value: $value, measures: metrics.slider, onEditingChanged: onEditingChanged))
  }
}

/// A modifier that sets the font of the label at an end of a slider; nil for the inherited font.
private struct SliderEndFont: EnvironmentModifier {
  typealias Body = Never

  let font: LookFont?

  func change(_ environment: inout EnvironmentValues) {
    if let font { environment.font = font.font }
  }
}
