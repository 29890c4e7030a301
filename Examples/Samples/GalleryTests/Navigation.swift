import SwiftUI

struct Navigation: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Harbour") { Text("Harbour") }
        NavigationLink("Lighthouse") { Text("Lighthouse") }
      }
      .navigationTitle("Places")
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}
