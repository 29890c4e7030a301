import SwiftUI

struct Unavailable: View {
  var body: some View {
    ContentUnavailableView(
      "No Mail", systemImage: "tray",
      description: Text("New messages appear here."))
  }
}
