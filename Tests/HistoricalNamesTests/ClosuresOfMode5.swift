import SwiftUI

/// Plain functions where Apple's SDK wants them sendable: language mode 5 hands them on with a warning, and language mode 6 refuses them.
struct ClosuresOfMode5: View {
  let onDelete: () -> Void
  var load: () async -> Void

  var body: some View {
    VStack {
      Button("picture", systemImage: "trash", action: onDelete)
      Button(String("text"), systemImage: "trash", action: onDelete)
      Button("role", systemImage: "trash", role: .destructive, action: onDelete)
      Text("runs").task(load).task(id: 1, load)
    }
  }
}
