import SwiftUI

/// A list with sections, a header, a footer, a selection, a control and a row with a ground of its own.
struct EpisodeList: View {
  @State private var selected: Int? = 2

  var body: some View {
    List(selection: $selected) {
      Section("Episodes") {
        ForEach(0..<4) { number in
          HStack {
            Image(systemName: "star.fill").foregroundStyle(.orange)
            Text("Episode \(number)")
            Spacer()
            Text("12 min").foregroundStyle(.secondary)
          }
        }
      }
      Section {
        Text("A row of its own")
        Toggle("Downloads", isOn: .constant(true))
        Text("Coloured").listRowBackground(Color.yellow)
      } header: {
        Text("Settings")
      } footer: {
        Text("What a footer says may take more than one line, and is small and grey.")
      }
    }
  }
}
