import RivuletControls
import RivuletCore
import RivuletElements

/// The options of a picker as regular menu items, below the picker's label (B21.29).
struct MenuItemsPicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.labelsVisibility) private var visibility

  init(selection: PickerSelection<Value>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  var body: some View {
    Section {
      MenuOptions(selection: selection, content: content)
    } header: {
      if visibility != .hidden { label }
    }
  }
}

/// The options of a picker in a submenu of the enclosing menu (B21.29).
struct SubmenuPicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content

  init(selection: PickerSelection<Value>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  var body: some View {
    Menu {
      MenuOptions(selection: selection, content: content)
    } label: {
      label
    }
  }
}
