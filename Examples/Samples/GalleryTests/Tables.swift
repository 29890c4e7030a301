import SwiftUI

struct Tables: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
      GridRow {
        Text("City").bold()
        Text("Trains").bold()
      }
      Divider()
      GridRow {
        Text("Busan")
        Text("12")
      }
      GridRow {
        Text("Seoul")
        Text("140")
      }
    }
    .padding()
  }
}
