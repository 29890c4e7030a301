import SwiftUI

/// A view that shows one text from its own state.
struct Leaf: View {
  let index: Int
  let remote: LeafRemote
  @State private var text = "on"

  var body: some View {
    Text(verbatim: text).onAppear {
      if remote.indices.contains(index) { remote.writes[index] = { text = $0 } }
    }
  }
}
