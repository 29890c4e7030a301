import RivuletControls
package import RivuletCore
package import RivuletFoundation

/// An editing command for the focused text of a window.
package struct EditingCommandItem: View {
  let title: Word
  let command: EditingCommand
  /// The closure that returns the window's keyboard; nil without a window.
  let keyboard: @MainActor () -> KeyDispatcher?
  @Environment(\.menuContext) private var menu

  package init(_ title: Word, _ command: EditingCommand, keyboard: @escaping @MainActor () -> KeyDispatcher?) {
    self.title = title
    self.command = command
    self.keyboard = keyboard
  }

  package var body: some View {
    // The keyboard shortcut always reaches the text. A menu is built when it opens, and disables commands that are unavailable at that
    // time.
    Button(title) { keyboard()?.edit(command) }
      .disabled(menu != nil && keyboard()?.canEdit(command) != true)
  }
}
