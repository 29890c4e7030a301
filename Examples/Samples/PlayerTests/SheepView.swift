import SwiftUI

struct SheepView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      SheepCount(count: $count)
      CountButton(count: $count)
    }
  }
}

struct SheepCount: View {
  @Binding var count: Int

  var body: some View {
    Text("\(count) sheep")
  }
}

struct CountButton: View {
  @Binding var count: Int

  var body: some View {
    Button("Count") { count += 1 }
  }
}
