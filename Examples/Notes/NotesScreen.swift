import SwiftUI

/// Folders, the notes of one of them, and a note.
public struct NotesScreen: View {
  @ObservedObject private var store: NoteStore
  @SceneStorage("folder") private var folderName: String?
  @SceneStorage("note") private var noteName: String?
  @State private var search = ""
  @State private var isFinding = false
  @State private var showsDetails = false
  @State private var isExporting = false
  @State private var namesFolder = false

  public init(store: NoteStore) {
    self.store = store
  }

  private var folder: Binding<NoteFolder.ID?> {
    Binding(get: { folderName.flatMap(UUID.init(uuidString:)) }, set: { folderName = $0?.uuidString })
  }

  private var selection: Binding<Note.ID?> {
    Binding(get: { noteName.flatMap(UUID.init(uuidString:)) }, set: { noteName = $0?.uuidString })
  }

  private var selected: Note? { selection.wrappedValue.flatMap(store.note) }

  public var body: some View {
    NavigationSplitView {
      FolderList(store: store, selection: folder, namesFolder: $namesFolder)
    } content: {
      NoteList(store: store, folder: folder.wrappedValue, selection: selection, search: $search, actions: actions)
    } detail: {
      if let selected {
        NoteEditor(
          note: Binding(get: { store.note(selected.id) ?? selected }, set: store.update), isFinding: $isFinding, actions: actions
        )
        .id(selected.id)
      } else {
        ContentUnavailableView("No Note Selected", systemImage: "note.text", description: Text("Choose a note, or write a new one."))
      }
    }
    .sheet(isPresented: $showsDetails) {
      if let selected { NoteDetails(store: store, note: Binding(get: { store.note(selected.id) ?? selected }, set: store.update)) }
    }
    .fileExporter(
      isPresented: $isExporting, document: selected.map { NoteDocument(text: $0.text) }, contentType: .plainText,
      defaultFilename: selected?.title
    ) { _ in }
    .focusedSceneValue(\.noteActions, actions)
  }

  private var actions: NoteActions {
    NoteActions(
      newNote: {
        withAnimation {
          search = ""
          selection.wrappedValue = store.addNote(to: folder.wrappedValue)
        }
      },
      newFolder: { namesFolder = true },
      note: selected.map { note in
        NoteActions.ForNote(
          isPinned: note.isPinned, togglePin: { withAnimation { store.togglePin(note.id) } },
          duplicate: { withAnimation { selection.wrappedValue = store.duplicate(note.id) } }, find: { isFinding = true },
          showDetails: { showsDetails = true },
          export: { isExporting = true },
          delete: {
            withAnimation {
              selection.wrappedValue = nil
              store.delete(note.id)
            }
          })
      })
  }
}

#Preview {
  NotesScreen(store: NoteStore(folders: NoteSamples.folders, notes: NoteSamples.notes))
}
