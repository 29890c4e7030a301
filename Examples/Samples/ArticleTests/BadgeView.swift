import SwiftUI

struct BadgeView: View {
  @ScaledMetric(relativeTo: .body) private var size = 20.0

  var body: some View {
    Image(systemName: "star.fill")
      .resizable()
      .frame(width: size, height: size)
      .accessibilityIdentifier("star")
  }
}
