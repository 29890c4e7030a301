import RivuletControls
public import RivuletCore
import RivuletElements

/// A control for selecting one of several values (B21.20).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: PickerSelection<SelectionValue>
  let label: Label
  let content: Content
  /// The view for the current value while the options are hidden; nil to use the selected option's own view.
  let currentValueLabel: AnyView?

  nonisolated init(
    _selection selection: PickerSelection<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }
}

extension Picker: View, CompositeView {
  public var body: some View {
    PickerBody(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
  }
}

@available(*, unavailable)
extension Picker: Sendable {}
