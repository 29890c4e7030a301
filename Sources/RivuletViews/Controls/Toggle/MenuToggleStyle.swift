import RivuletCore

/// The style of a toggle in a menu, with a check mark while it is on.
struct MenuToggleStyle {}

extension MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      MenuCheck(isChecked: configuration.isOn, isMixed: configuration.isMixed) { configuration.label }
    }
  }
}
