import SwiftUI

struct Downloads: View {
  @State private var names = ["Coast", "Forest", "Harbour"]
  @State private var chosen: Set<String> = []

  var body: some View {
    List(names, id: \.self, selection: $chosen) { name in
      Text(name)
    }
    .contextMenu(forSelectionType: String.self) { selection in
      Button("Remove", role: .destructive) { names.removeAll(where: selection.contains) }
    }
    .onDeleteCommand { names.removeAll(where: chosen.contains) }
  }
}
