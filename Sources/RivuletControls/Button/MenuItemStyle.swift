package import RivuletCore
import RivuletElements

/// The style of a button in a menu.
package struct MenuItemStyle {
  package init() {}
}

extension MenuItemStyle: ButtonStyle {
  package func makeBody(configuration: Configuration) -> some View {
    MenuRow(isDestructive: configuration.role == .destructive, isPressed: configuration.isPressed) { configuration.label }
  }
}
