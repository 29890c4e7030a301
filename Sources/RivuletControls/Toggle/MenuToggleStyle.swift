package import RivuletCore
import RivuletElements

/// The style of toggles in a menu, which shows a check mark while the toggle is on.
package struct MenuToggleStyle {
  package init() {}
}

extension MenuToggleStyle: ToggleStyle {
  package func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      MenuCheck(isChecked: configuration.isOn, isMixed: configuration.isMixed) { configuration.label }
    }
  }
}
