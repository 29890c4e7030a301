import SwiftUI

struct Pickers: View {
  @State private var size = 1
  @State private var order = 0

  var body: some View {
    VStack {
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Sort by", selection: $order) {
        Text("Name").tag(0)
        Text("Date").tag(1)
      }
      .pickerStyle(.menu)
    }
    .padding()
  }
}
