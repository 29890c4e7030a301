import SwiftUI

/// What people set for the whole app.
struct SettingsView: View {
  @AppStorage("playsOn") private var playsOn = true
  @AppStorage("appearance") private var appearance = Appearance.system

  var body: some View {
    Form {
      Section("Playback") {
        Toggle("Play the Next Episode", isOn: $playsOn)
      }
      Section("Appearance") {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.name) }
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Settings")
  }
}

#Preview {
  SettingsView()
}
