import SwiftUI

struct AccountForm: View {
  enum Field: Hashable {
    case name, address
  }

  @State private var name = ""
  @State private var address = ""
  @State private var speed = 1.0
  @State private var quality = "Normal"
  @State private var isSaved = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .onSubmit { focus = .address }
        TextField("Address", text: $address)
          .focused($focus, equals: .address)
          .onSubmit(save)
        if !address.isEmpty && !isComplete {
          Text("An address has an @ sign.").foregroundStyle(.red)
        }
      }
      Section("Playback") {
        Picker("Quality", selection: $quality) {
          ForEach(["Low", "Normal", "High"], id: \.self) { Text($0) }
        }
        LabeledContent("Speed", value: speed, format: .number)
        Slider(value: $speed, in: 0.5...2, step: 0.5) { Text("Speed") }
      }
      Button(isSaved ? "Saved" : "Save", action: save)
        .disabled(!isComplete)
    }
    .defaultFocus($focus, .name)
  }

  private var isComplete: Bool { !name.isEmpty && address.contains("@") }

  private func save() {
    if isComplete { isSaved = true }
  }
}
