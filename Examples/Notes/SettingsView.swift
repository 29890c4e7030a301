import SwiftUI

/// What people set for all notes; for the settings of the app.
public struct SettingsView: View {
  @AppStorage("fontSize") private var fontSize = 15.0
  @AppStorage("lineSpacing") private var lineSpacing = 3.0
  @AppStorage("order") private var order = NoteOrder.changed
  @AppStorage("showsPreviews") private var showsPreviews = true

  public init() {}

  public var body: some View {
    Form {
      Section("Text") {
        Slider(value: $fontSize, in: 10...28, step: 1) { Text("Size") }
        Stepper("Line Spacing: \(lineSpacing, format: .number)", value: $lineSpacing, in: 0...12)
        Text("The quick brown fox jumps over the lazy dog.").font(.system(size: fontSize))
      }
      Section("List") {
        Picker("Sort By", selection: $order) {
          ForEach(NoteOrder.allCases) { Text($0.name) }
        }
        Toggle("Show Previews", isOn: $showsPreviews)
      }
      Button("Restore Defaults") {
        (fontSize, lineSpacing, order, showsPreviews) = (15, 3, .changed, true)
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Settings")
  }
}

#Preview {
  SettingsView()
}
