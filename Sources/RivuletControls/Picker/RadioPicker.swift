import Foundation
package import RivuletCore
import RivuletElements
import RivuletLooks

/// A picker that shows its options as radio buttons, in a column or side by side (B21.28).
package struct RadioPicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.laysRadioGroupsOutHorizontally) private var isHorizontal

  package init(selection: PickerSelection<Value>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  package var body: some View {
    Group(subviews: content.asInlineOptions()) { subviews in
      let options = PickerOptions(subviews, selection)
      LabeledRow(.beside, label: label, control: group(options, metrics))
        .modifier(ChoiceGroupModifier(role: .radioGroup, containsOptions: true, keys: .choose { options.choose(by: $0) }))
    }
    .modifier(LabelFontModifier())
  }

  @ViewBuilder private func group(_ options: PickerOptions<Value>, _ metrics: ControlMetrics) -> some View {
    if isHorizontal {
      HStack(spacing: metrics.looks.pickers.radioDistance * 2) { buttons(options, metrics) }
    } else {
      VStack(alignment: .leading, spacing: metrics.looks.pickers.radioDistance) { buttons(options, metrics) }
    }
  }

  private func buttons(_ options: PickerOptions<Value>, _ metrics: ControlMetrics) -> some View {
    ForEach(options.options) { option in
      HStack(spacing: metrics.looks.pickers.radioSpacing) {
        RadioMark(mark: option.mark, side: metrics.checkboxSide)
        option.subview
      }
      .frame(minHeight: metrics.radioHeight)
      .opacity(option.isDisabled ? 0.4 : 1)
      .modifier(OptionModifier(role: .radioButton, mark: option.mark, canBeChosen: option.canBeChosen) { options.choose(option) })
    }
  }
}

/// The circle of a radio button, with a dot for a selected option or a dash for an option selected in only some sources.
struct RadioMark: CompositeView {
  let mark: OptionMark
  let side: CGFloat

  init(mark: OptionMark, side: CGFloat) {
    self.mark = mark
    self.side = side
  }

  var body: some View {
    Circle()
      .fill(ControlPaint(mark == .none ? .boxGround : .filled))
      .animation(ControlMetrics.change, value: mark)
      .frame(width: side, height: side)
      .overlay {
        Circle().strokeBorder(ControlPaint(.boxBorder), lineWidth: 1).opacity(mark == .none ? 1 : 0)
          .animation(ControlMetrics.change, value: mark)
      }
      .overlay {
        RoundedRectangle(cornerRadius: side).fill(ControlPaint(.knob))
          .frame(width: mark == .mixed ? side * 0.55 : side * 0.4, height: mark == .mixed ? 2 : side * 0.4)
          .opacity(mark == .none ? 0 : 1)
          .animation(ControlMetrics.change, value: mark)
      }
      .modifier(AccessibilityHiddenModifier())
  }
}
