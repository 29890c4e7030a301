import RivuletCore

/// The style of a button in a menu.
struct MenuItemStyle {}

extension MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(isDestructive: configuration.role == .destructive, isPressed: configuration.isPressed) { configuration.label }
  }
}
