import SwiftUI

/// A show in a list.
struct ShowRow: View {
  let show: Feed

  var body: some View {
    HStack(spacing: 12) {
      ShowPicture()
        .frame(width: 44)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(show.displayTitle).lineLimit(1)
        Text("\(show.episodes.count) Episodes")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  ShowRow(show: .sample)
    .padding()
}
