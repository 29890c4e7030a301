import SwiftUI

struct ProgressViews: View {
  var body: some View {
    VStack(spacing: 16) {
      ProgressView("Loading", value: 0.4)
      ProgressView()
    }
    .padding()
  }
}
