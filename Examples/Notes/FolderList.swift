import SwiftUI

/// All folders, to choose from, to rename and to delete.
struct FolderList: View {
  @ObservedObject var store: NoteStore
  @Binding var selection: NoteFolder.ID?
  @Binding var namesFolder: Bool
  @State private var renamed: NoteFolder?
  @State private var name = ""
  #if !os(macOS)
  @Environment(\.horizontalSizeClass) private var sizeClass
  #endif

  var body: some View {
    List(selection: $selection) {
      Section("Folders") {
        ForEach(store.folders) { folder in
          Label(folder.name, systemImage: "folder")
            .badge(store.notes(in: folder.id).count)
            .accessibilityIdentifier("folder \(folder.name)")
            .tag(folder.id)
            .contextMenu {
              Button("Rename…", systemImage: "pencil") {
                name = folder.name
                renamed = folder
              }
              Button("Delete", systemImage: "trash", role: .destructive) { delete(folder) }
            }
        }
        .onMove { store.folders.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Notes")
    .toolbar {
      #if !os(macOS)
      if sizeClass == .compact { EditButton() }
      #endif
      Button("New Folder", systemImage: "folder.badge.plus") { namesFolder = true }
        .keyboardShortcut("n", modifiers: [.command, .shift])
    }
    .alert("New Folder", isPresented: $namesFolder) {
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) { name = "" }
      Button("Create") {
        withAnimation { selection = store.addFolder(name.isEmpty ? "New Folder" : name) }
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
    withAnimation {
      if selection == folder.id { selection = nil }
      store.deleteFolder(folder.id)
    }
  }
}
