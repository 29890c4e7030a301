import SwiftUI

/// All folders, to choose from, to rename and to delete.
struct FolderList: View {
  @ObservedObject var store: NoteStore
  @Binding var selection: NoteFolder.ID?
  @Binding var namesFolder: Bool
  @State private var renamed: NoteFolder?
  @State private var name = ""

  var body: some View {
    List(selection: $selection) {
      Section("Folders") {
        ForEach(store.folders) { folder in
          Label(folder.name, systemImage: "folder")
            .badge(store.notes(in: folder.id).count)
            .tag(folder.id)
            .contextMenu {
              Button("Rename…", systemImage: "pencil") {
                name = folder.name
                renamed = folder
              }
              Button("Delete", systemImage: "trash", role: .destructive) { delete(folder) }
            }
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Notes")
    .toolbar {
      Button("New Folder", systemImage: "folder.badge.plus") { namesFolder = true }
        .keyboardShortcut("n", modifiers: [.command, .shift])
    }
    .alert("New Folder", isPresented: $namesFolder) {
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) { name = "" }
      Button("Create") {
        selection = store.addFolder(name.isEmpty ? "New Folder" : name)
        name = ""
      }
    }
    .alert("Rename Folder", isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } }), presenting: renamed) {
      folder in
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) { name = "" }
      Button("Rename") {
        store.rename(folder.id, to: name)
        name = ""
      }
    }
  }

  private func delete(_ folder: NoteFolder) {
    if selection == folder.id { selection = nil }
    store.deleteFolder(folder.id)
  }
}
