import SwiftUI

/// The text of a note.
struct NoteEditor: View {
  @Binding var note: Note
  @Binding var isFinding: Bool
  let actions: NoteActions
  @AppStorage("fontSize") private var fontSize = 15.0
  @AppStorage("lineSpacing") private var lineSpacing = 3.0
  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(text: $note.text)
      .font(.system(size: fontSize))
      .lineSpacing(lineSpacing)
      .findNavigator(isPresented: $isFinding)
      .focused($isFocused)
      .contentMargins(.horizontal, 10, for: .scrollContent)
      .accessibilityLabel("Note")
      .safeAreaInset(edge: .bottom) { status }
      .navigationTitle(note.title)
      .onAppear { isFocused = note.text.isEmpty }
      .toolbar {
        Button("Details", systemImage: "info.circle") { actions.note?.showDetails() }
          .keyboardShortcut("i")
        ShareLink(item: note.text)
        Menu("More", systemImage: "ellipsis.circle") {
          Button("Find…", systemImage: "magnifyingglass") { actions.note?.find() }
          Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { actions.note?.togglePin() }
          Button("Duplicate", systemImage: "plus.square.on.square") { actions.note?.duplicate() }
          Button("Export…", systemImage: "square.and.arrow.down") { actions.note?.export() }
          Divider()
          Button("Delete", systemImage: "trash", role: .destructive) { actions.note?.delete() }
        }
      }
  }

  private var status: some View {
    HStack {
      Text("\(note.wordCount) words")
      Spacer()
      ProgressView(value: Double(min(note.wordCount, note.wordGoal)), total: Double(max(note.wordGoal, 1))) { Text("Goal") }
        .labelsHidden()
        .frame(width: 120)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(.bar)
  }
}
