import Foundation
package import RivuletCore
import RivuletElements

/// A picker that shows its options as rows of the enclosing list, with a check mark at the selected option (B21.28).
package struct RowPicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  /// True if the content's sections become sections of the list. Otherwise, only the options are visible.
  package let hasSections: Bool
  /// The closure to run after each choice, even if the option was already selected.
  package let onChoice: @MainActor () -> Void
  @Environment(\.labelsVisibility) private var visibility

  package init(
    selection: PickerSelection<Value>, label: Label, content: Content, hasSections: Bool = false,
    onChoice: @escaping @MainActor () -> Void = {}
  ) {
    self.hasSections = hasSections
    self.selection = selection
    self.label = label
    self.content = content
    self.onChoice = onChoice
  }

  package var body: some View {
    Group(subviews: content.asInlineOptions()) { subviews in
      let options = PickerOptions(subviews, selection)
      if visibility != .hidden, Label.self != EmptyView.self {
        NamingLabel(label: label, isShown: true).modifier(SemanticsHeaderModifier())
      }
      if hasSections, options.sections.count > 1 || options.sections.first?.header != nil {
        ForEach(options.sections) { section in
          Section {
            rows(section.options, options)
          } header: {
            section.header
          } footer: {
            section.footer
          }
        }
      } else {
        rows(options.options, options)
      }
    }
  }

  private func rows(_ shown: [PickerOptions<Value>.Option], _ options: PickerOptions<Value>) -> some View {
    ForEach(shown) { option in
      HStack {
        option.subview
        Spacer(minLength: 8)
        Image(systemName: option.mark == .mixed ? "minus" : "checkmark")
          .foregroundStyle(TintShapeStyle()).fontWeight(.semibold)
          .opacity(option.mark == .none ? 0 : 1)
          .modifier(AccessibilityHiddenModifier())
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
