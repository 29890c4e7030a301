import RivuletCore

/// An editing command for the text with the focus in a window.
struct EditingCommandItem: View {
  let title: LocalizedStringKey
  let command: EditingCommand
  /// Returns the keyboard of the window, or nil where there is no window.
  let keyboard: @MainActor () -> KeyDispatcher?
  @Environment(\.menuContext) private var menu

  init(_ title: LocalizedStringKey, _ command: EditingCommand, keyboard: @escaping @MainActor () -> KeyDispatcher?) {
    self.title = title
    self.command = command
    self.keyboard = keyboard
  }

  var body: some View {
    // Shortcuts always reach the text; a menu is made when it opens, and shows what can be done then.
    Button(title) { keyboard()?.edit(command) }
      .disabled(menu != nil && keyboard()?.canEdit(command) != true)
  }
}
