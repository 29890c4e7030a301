import SwiftUI

struct Labels: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Inbox", systemImage: "tray")
      Label("Flagged", systemImage: "flag.fill").foregroundStyle(.orange)
      Label("Title alone", systemImage: "star").labelStyle(.titleOnly)
    }
    .padding()
  }
}
