import SwiftUI

/// All that a note has beside its text, in a form.
struct NoteDetails: View {
  @ObservedObject var store: NoteStore
  @Binding var note: Note
  @State private var showsStatistics = true
  @Environment(\.dismiss) private var dismiss

  private var reminds: Binding<Bool> {
    Binding(get: { note.reminder != nil }, set: { note.reminder = $0 ? note.reminder ?? note.changed : nil })
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Note") {
          LabeledContent("Title", value: note.title)
          Picker("Folder", selection: $note.folder.animation()) {
            ForEach(store.folders) { Text($0.name).tag($0.id) }
          }
          Picker("Color", selection: $note.color) {
            ForEach(NoteColor.allCases) { Text($0.name) }
          }
          Toggle("Pinned", isOn: $note.isPinned.animation())
        }
        Section {
          Toggle("Remind Me", isOn: reminds.animation())
          if let reminder = note.reminder {
            DatePicker("Date", selection: Binding(get: { reminder }, set: { note.reminder = $0 }))
          }
        } footer: {
          Text("You are reminded once.")
        }
        Section("Writing") {
          Slider(value: $note.priority) {
            Text("Priority")
          } minimumValueLabel: {
            Text("Low")
          } maximumValueLabel: {
            Text("High")
          }
          Stepper("Goal: \(note.wordGoal) words", value: $note.wordGoal, in: 10...5_000, step: 10)
          TextField("Goal", value: $note.wordGoal, format: .number)
        }
        Section {
          DisclosureGroup("Statistics", isExpanded: $showsStatistics) {
            LabeledContent("Words", value: note.wordCount, format: .number)
            LabeledContent("Characters", value: note.text.count, format: .number)
            Gauge(value: min(Double(note.wordCount) / Double(max(note.wordGoal, 1)), 1)) { Text("Goal") }
          }
          Link("About Notes", destination: URL(string: "https://example.org/notes")!)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Details")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .frame(minWidth: 360, minHeight: 420)
  }
}

#Preview {
  @Previewable @State var note = NoteSamples.notes[1]
  NoteDetails(store: NoteStore(folders: NoteSamples.folders, notes: NoteSamples.notes), note: $note)
}
