import SwiftUI

/// The notes of a folder, or of all of them; with search, an order and what people do with each.
struct NoteList: View {
  @ObservedObject var store: NoteStore
  let folder: NoteFolder.ID?
  @Binding var selection: Note.ID?
  @Binding var search: String
  let actions: NoteActions
  @AppStorage("order") private var order = NoteOrder.changed
  @AppStorage("showsPreviews") private var showsPreviews = true

  private var title: String { store.folders.first { $0.id == folder }?.name ?? "All Notes" }

  var body: some View {
    let notes = store.notes(in: folder, saying: search, by: order)
    List(selection: $selection) {
      ForEach(notes) { note in
        NoteRow(note: note, showsPreview: showsPreviews)
          .tag(note.id)
          .swipeActions(edge: .leading) {
            Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") { togglePin(note) }
              .tint(.orange)
          }
          .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) { delete(note) }
          }
          .contextMenu {
            Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { togglePin(note) }
            Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(note) }
            Menu("Move to", systemImage: "folder") {
              ForEach(store.folders.filter { $0.id != note.folder }) { folder in
                Button(folder.name) { move(note, to: folder) }
              }
            }
            ShareLink(item: note.text)
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) { delete(note) }
          }
      }
    }
    .overlay {
      if notes.isEmpty {
        if search.isEmpty {
          ContentUnavailableView("No Notes", systemImage: "note.text", description: Text("What you write appears here."))
        } else {
          ContentUnavailableView.search(text: search)
        }
      }
    }
    .animation(.default, value: search)
    .animation(.default, value: order)
    .searchable(text: $search, prompt: "Search")
    .navigationTitle(title)
    .onDeleteCommand { actions.note?.delete() }
    .toolbar {
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Picker("Sort By", selection: $order) {
          ForEach(NoteOrder.allCases) { Text($0.name) }
        }
        .pickerStyle(.inline)
        Toggle("Show Previews", isOn: $showsPreviews)
      }
      Button("New Note", systemImage: "square.and.pencil", action: actions.newNote)
        .keyboardShortcut("n")
    }
  }

  private func togglePin(_ note: Note) {
    withAnimation { store.togglePin(note.id) }
  }

  private func duplicate(_ note: Note) {
    withAnimation { selection = store.duplicate(note.id) }
  }

  private func move(_ note: Note, to folder: NoteFolder) {
    withAnimation { store.move(note.id, to: folder.id) }
  }

  private func delete(_ note: Note) {
    withAnimation {
      if selection == note.id { selection = nil }
      store.delete(note.id)
    }
  }
}
