import Foundation
import RivuletCore

/// A slider between its labels. Its own label comes before it, or is for accessibility only.
struct SliderBody<Label: View, ValueLabel: View>: CompositeView {
  let scale: SliderScale
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
      metrics.looks.sliders.showsLabel ? .beside : .never, hasOneLine: marks.isEmpty, label: label,
      control: HStack {
        minimum.modifier(LabelFontModifier()).modifier(SilentModifier())
        if marks.isEmpty {
          track(metrics)
        } else {
          MarkedSliderTrack(marks: marks, scale: scale, metrics: metrics, track: track(metrics))
        }
        maximum.modifier(LabelFontModifier()).modifier(SilentModifier())
      }
    )
    .modifier(SliderSemanticsModifier(scale: scale, value: value, text: currentValue))
  }

  @MainActor private func track(_ metrics: ControlMetrics) -> some View {
    SliderTrack(
      share: scale.share(of: value), start: scale.neutral.map(scale.place(of:)), metrics: metrics,
      parts: TupleView(
        (
          Capsule().fill(ControlPaint(.track)), Capsule().fill(ControlPaint(.filled)),
          Circle().fill(ControlPaint(.knob)).shadow(color: .black.opacity(0.25), radius: 2, x: 0, y: 1)
        ))
    )
    .modifier(SliderDragModifier(scale: scale, value: $value, metrics: metrics, onEditingChanged: onEditingChanged))
  }
}
