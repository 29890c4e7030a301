import SwiftUI

/// What the menus of the app offer for the window in front.
public struct NoteCommands: Commands {
  @FocusedValue(\.noteActions) private var actions
  @Environment(\.openWindow) private var openWindow

  /// The identifier of the windows that show notes.
  public static let windowGroup = "notes"

  public init() {}

  public var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") { actions?.newNote() }
        .keyboardShortcut("n")
        .disabled(actions == nil)
      Button("New Folder") { actions?.newFolder() }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(actions == nil)
      Button("New Window") { openWindow(id: NoteCommands.windowGroup) }
        .keyboardShortcut("n", modifiers: [.command, .option])
    }
    CommandGroup(replacing: .importExport) {
      Button("Export…") { actions?.note?.export() }
        .keyboardShortcut("e")
        .disabled(actions?.note == nil)
    }
    CommandMenu("Note") {
      Group {
        Button(actions?.note?.isPinned == true ? "Unpin" : "Pin") { actions?.note?.togglePin() }
          .keyboardShortcut("p", modifiers: [.command, .shift])
        Button("Duplicate") { actions?.note?.duplicate() }
          .keyboardShortcut("d")
        Button("Show Details") { actions?.note?.showDetails() }
          .keyboardShortcut("i")
        Divider()
        Button("Delete") { actions?.note?.delete() }
          .keyboardShortcut(.delete)
      }
      .disabled(actions?.note == nil)
    }
  }
}
