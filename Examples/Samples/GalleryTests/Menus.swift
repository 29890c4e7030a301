import SwiftUI

struct Menus: View {
  var body: some View {
    Menu("Actions") {
      Button("Duplicate", systemImage: "plus.square.on.square") {}
      Button("Rename", systemImage: "pencil") {}
      Divider()
      Button("Delete", systemImage: "trash", role: .destructive) {}
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
