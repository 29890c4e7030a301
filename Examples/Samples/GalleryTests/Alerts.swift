import SwiftUI

struct Alerts: View {
  @State private var asks = false

  var body: some View {
    Button("Empty Trash") { asks = true }
      .alert("Empty the trash?", isPresented: $asks) {
        Button("Empty", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Deleted notes cannot be restored.")
      }
  }
}
