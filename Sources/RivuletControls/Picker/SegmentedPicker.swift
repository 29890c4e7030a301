import Foundation
package import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A picker that shows its options side by side at equal widths (B21.27).
package struct SegmentedPicker<Label: View, Value: Hashable, Content: View> {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.controlMetrics) private var metrics

  package nonisolated init(selection: PickerSelection<Value>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }
}

extension SegmentedPicker: CompositeView {
  package var body: some View {
    Group(subviews: content.asInlineOptions()) { subviews in
      let options = PickerOptions(subviews, selection)
      LabeledRow(
        metrics.looks.pickers.segmentsShowLabel ? .beside : .never, isSingleLine: true, label: label,
        control: SegmentRow(metrics: metrics, chosen: options.chosenIndex, parts: parts(of: options, metrics))
      )
      .modifier(ChoiceGroupModifier(role: .radioGroup, containsOptions: true, keys: .choose { options.choose(by: $0) }))
    }
    .font(metrics.segmentFont)
    .lineLimit(1)
    .labelStyle(.titleOnly)
  }

  @MainActor private func parts(of options: PickerOptions<Value>, _ metrics: ControlMetrics) -> some View {
    TupleView(
      (
        RoundedRectangle(cornerRadius: metrics.looks.pickers.segmentRadius).fill(ControlPaint(.segmentGround)),
        RoundedRectangle(cornerRadius: metrics.looks.pickers.segmentPillRadius).fill(ControlPaint(.segmentPill))
          .shadow(color: .black.opacity(0.12), radius: 2, x: 0, y: 1)
          .animation(ControlMetrics.change, value: options.chosenIndex),
        ForEach(Array(options.options.enumerated()), id: \.element.id) { place, option in
          ZStack { option.subview }
            .opacity(option.isDisabled ? 0.4 : 1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .leading) {
              Rectangle().fill(ControlPaint(.segmentLine)).frame(width: 1, height: metrics.looks.pickers.segmentLineHeight)
                .opacity(hasLine(before: place, options) ? 1 : 0)
            }
            .background { Rectangle().fill(ControlPaint(.segmentGround)).opacity(option.mark == .mixed ? 1 : 0) }
            .modifier(
              OptionModifier(role: .radioButton, mark: option.mark, canBeChosen: option.canBeChosen) { options.choose(option) })
        }
      ))
  }

  /// Returns true if a line separates an option from the previous option. No line is adjacent to the selected option.
  private func hasLine(before place: Int, _ options: PickerOptions<Value>) -> Bool {
    place > 0 && options.chosenIndex != place && options.chosenIndex != place - 1
  }
}

/// A container for the background, the highlight of the selected segment, and the segments, in that order.
struct SegmentRow<Parts: View> {
  let metrics: ControlMetrics
  package let chosen: Int?
  let parts: Parts
}

extension SegmentRow: ContainerView {
  typealias Body = Never
  typealias Content = Parts

  static func makeBehavior(_ inputs: _ViewListInputs) -> SegmentRowBehavior {
    SegmentRowBehavior(metrics: inputs.tree.controlMetrics, chosen: nil)
  }

  func update(_ node: BehaviorNode<SegmentRowBehavior>, environment: EnvironmentReader) {
    node.update(SegmentRowBehavior(metrics: metrics, chosen: chosen))
  }
}
