import NotesExample
import SwiftUI

/// Notes in folders, which are kept in a file: `NotesApp [FILE]`.
@main
struct NotesApp: App {
  @StateObject private var store = NoteStore(file: NotesApp.file)
  @Environment(\.scenePhase) private var phase

  private static let file = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) } ?? NoteStore.defaultFile

  var body: some Scene {
    WindowGroup("Notes", id: NoteCommands.windowGroup) {
      NotesScreen(store: store)
        .frame(minWidth: 300, idealWidth: 900, minHeight: 300, idealHeight: 560)
        .onChange(of: store.notes) { save() }
        .onChange(of: store.folders) { save() }
    }
    .onChange(of: phase) { save() }
    .commands { NoteCommands() }

    Settings {
      SettingsView()
        .frame(width: 420)
    }
  }

  private func save() {
    do { try store.save(to: NotesApp.file) } catch { print("The notes could not be saved: \(error)") }
  }
}
