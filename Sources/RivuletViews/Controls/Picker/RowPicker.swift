import Foundation
import RivuletCore

/// The options of a picker as rows of the surrounding list, with a check mark at the chosen option (B21.28).
struct RowPicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  /// The closure that runs after each choice, even of the option that is chosen already.
  let onChoice: @MainActor () -> Void
  @Environment(\.labelsVisibility) private var visibility

  init(selection: PickerSelection<Value>, label: Label, content: Content, onChoice: @escaping @MainActor () -> Void = {}) {
    self.selection = selection
    self.label = label
    self.content = content
    self.onChoice = onChoice
  }

  var body: some View {
    Group(subviews: content) { subviews in
      let options = PickerOptions(subviews, selection)
      if visibility != .hidden, Label.self != EmptyView.self {
        NamingLabel(label: label, isShown: true).modifier(SemanticsHeaderModifier())
      }
      ForEach(options.options) { option in
        HStack {
          option.subview
          Spacer(minLength: 8)
          Image(systemName: option.mark == .mixed ? "minus" : "checkmark")
            .foregroundStyle(TintShapeStyle()).fontWeight(.semibold)
            .opacity(option.mark == .none ? 0 : 1)
            .modifier(SilentModifier())
        }
        .opacity(option.isDisabled ? 0.4 : 1)
        .modifier(
          OptionModifier(role: .button, mark: option.mark, canBeChosen: option.canBeChosen) {
            options.choose(option)
            onChoice()
          })
      }
    }
  }
}
