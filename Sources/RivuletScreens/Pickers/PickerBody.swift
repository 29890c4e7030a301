import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks

/// A picker with the look that its style and context determine (B21.25).
struct PickerBody<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @Environment(\.pickerLook) private var look
  @Environment(\.looks.pickerForms) private var form
  @Environment(\.isInList) private var isInList
  @Environment(\.menuContext) private var menu
  @Environment(\.labelsVisibility) private var visibility

  init(selection: PickerSelection<Value>, label: Label, content: Content, currentValueLabel: AnyView?) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  var body: some View {
    switch shownLook {
    case .items: MenuItemsPicker(selection: selection, label: label, content: content)
    case .submenu: SubmenuPicker(selection: selection, label: label, content: content)
    case .palette: PalettePicker(selection: selection, label: label, content: content)
    case .segmented: SegmentedPicker(selection: selection, label: label, content: content)
    case .radioGroup: RadioPicker(selection: selection, label: label, content: content)
    case .rows: RowPicker(selection: selection, label: label, content: content)
    case .wheel: WheelPicker(selection: selection, label: label, content: content)
    case .navigationLink: LinkPicker(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
    case .menu: MenuPicker(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
    }
  }

  private enum ShownLook {
    case segmented, radioGroup, rows, wheel, navigationLink, menu
    /// The looks inside a menu: inline items, a submenu, or a row of cells (B21.29).
    case items, submenu, palette
  }

  private var shownLook: ShownLook {
    if menu != nil {
      if look.kind == .palette { return .palette }
      if form.isSubmenuByStyle { return look.kind == .menu ? .submenu : .items }
      let isNamed = visibility != .hidden && Label.self != EmptyView.self
      return look.kind == .inline || look.kind != .menu && !isNamed ? .items : .submenu
    }
    return switch look.kind {
    case .automatic, .menu: .menu
    case .navigationLink: .navigationLink
    case .segmented, .palette: .segmented
    case .radioGroup: .radioGroup
    case .inline: form.inline == .radioGroup ? .radioGroup : isInList ? .rows : .wheel
    case .wheel: .wheel
    }
  }
}
