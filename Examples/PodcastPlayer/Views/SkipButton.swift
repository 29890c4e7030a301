import SwiftUI

/// Goes to another episode.
struct SkipButton: View {
  let title: LocalizedStringKey
  let systemImage: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: systemImage)
        .font(.title)
    }
    .accessibilityLabel(Text(title))
  }
}

#Preview {
  SkipButton(title: "Next Episode", systemImage: "forward.end.fill") {}
}
