import SwiftUI

struct Groups: View {
  @State private var isExpanded = true

  var body: some View {
    VStack {
      GroupBox("Station") { Text("Platform 9") }
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        Text("Opens at seven.")
      }
    }
    .padding()
  }
}
