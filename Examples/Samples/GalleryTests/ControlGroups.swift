import SwiftUI

struct ControlGroups: View {
  var body: some View {
    ControlGroup {
      Button("Cut", systemImage: "scissors") {}
      Button("Copy", systemImage: "doc.on.doc") {}
      Button("Paste", systemImage: "clipboard") {}
    }
    .padding()
  }
}
