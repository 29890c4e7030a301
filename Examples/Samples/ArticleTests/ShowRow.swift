import SwiftUI

struct ShowRow: View {
  let title: String
  let duration: String

  var body: some View {
    HStack {
      Text(title)
        .lineLimit(1)
        .accessibilityIdentifier("title")
      Spacer()
      Text(duration)
        .layoutPriority(1)
        .accessibilityIdentifier("duration")
    }
  }
}
