package import RivuletCore
import RivuletElements

/// The selected option of a picker that hides the other options.
package struct PickerValue<Value: Hashable>: CompositeView {
  let options: PickerOptions<Value>
  let currentValueLabel: AnyView?
  /// True if the view is as wide as the widest option.
  package let keepsWidth: Bool

  package init(options: PickerOptions<Value>, currentValueLabel: AnyView?, keepsWidth: Bool) {
    self.options = options
    self.currentValueLabel = currentValueLabel
    self.keepsWidth = keepsWidth
  }

  package var body: some View {
    ZStack(alignment: .leading) {
      if let currentValueLabel {
        currentValueLabel.modifier(SemanticsPartModifier(part: .value))
      } else {
        ForEach(options.options) { option in
          let isChosen = option.mark == .chosen
          option.subview.lineLimit(1).modifier(HiddenSizeModifier(isSeen: isChosen, keepsWidth: keepsWidth))
            .modifier(SemanticsPartModifier(part: isChosen ? .value : nil))
        }
      }
    }
  }
}
