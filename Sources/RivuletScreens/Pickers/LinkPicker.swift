import Foundation
import RivuletControls
import RivuletCore
import RivuletElements

/// A picker that appears as a row showing the value, and opens a screen of options (B21.31).
struct LinkPicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @Environment(\.isInList) private var isInList

  init(selection: PickerSelection<Value>, label: Label, content: Content, currentValueLabel: AnyView?) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  var body: some View {
    let (selection, content, currentValueLabel) = (selection, content, currentValueLabel)
    NavigationLink {
      LinkPickerScreen(selection: selection, label: label, content: content)
    } label: {
      LabeledRow(
        isInList ? .apart : .beside, label: label,
        control: Group(subviews: content.asInlineOptions()) { subviews in
          PickerValue(options: PickerOptions(subviews, selection), currentValueLabel: currentValueLabel, keepsWidth: false)
        }
        .foregroundStyle(.secondary))
    }
  }
}

/// The options of a picker on a separate screen. Choosing an option closes the screen.
private struct LinkPickerScreen<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.dismiss) private var dismiss

  init(selection: PickerSelection<Value>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  var body: some View {
    let dismiss = dismiss
    List {
      RowPicker(selection: selection, label: EmptyView(), content: content, hasSections: true, onChoice: { dismiss() })
    }
    .modifier(LabelTitle(label: label))
  }
}

/// A modifier that uses a control's label as a screen title.
private struct LabelTitle<Label: View> {
  let label: Label

  init(label: Label) {
    self.label = label
  }
}

extension LabelTitle: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let title = (label as? Text) ?? (label as? RivuletControls.Label<Text, Image>)?.title {
      content.navigationTitle(title)
    } else {
      content.toolbar { ToolbarItem(placement: .principal) { ControlLabel(label: label) } }
    }
  }
}
