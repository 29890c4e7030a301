import SwiftUI

/// The bar at the top of a phone in a mock-up: it is always 9:41.
struct StatusBar: View {
  var body: some View {
    HStack(spacing: 6) {
      Text("9:41")
        .font(.system(size: 15, weight: .semibold))
      Spacer()
      Image(systemName: "wifi")
      Image(systemName: "battery.100")
    }
    .font(.system(size: 14))
    .padding(.horizontal, 24)
    .frame(height: 44)
  }
}

#Preview(traits: .fixedLayout(width: 390, height: 44)) {
  StatusBar()
}
