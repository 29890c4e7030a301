import SwiftUI

struct Shapes: View {
  var body: some View {
    HStack(spacing: 16) {
      Circle().fill(.blue.gradient)
      RoundedRectangle(cornerRadius: 16)
        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
      Capsule().stroke(.green, lineWidth: 4)
    }
    .frame(height: 64)
    .padding()
  }
}
