import SwiftUI

struct Lists: View {
  var body: some View {
    List {
      Section("Fruit") {
        Text("Apple")
        Text("Cherry").badge(3)
      }
      Section("Roots") {
        Label("Beet", systemImage: "basket")
        Text("Carrot")
      }
    }
  }
}
