import SwiftUI

/// The player over the whole screen of a phone. A drag downwards closes it.
struct OpenPlayer: View {
  let namespace: Namespace.ID
  let close: @MainActor () -> Void
  @EnvironmentObject private var store: PodcastPlayerStore
  @GestureState private var distance: CGFloat = 0

  /// A drag that ends so many points further down closes the player.
  private static let closingDistance: CGFloat = 120

  var body: some View {
    PlayerView(namespace: namespace)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { bar }
      .background(.background)
      .offset(y: distance)
      .gesture(drag)
  }

  private var bar: some View {
    HStack {
      Button("Close Player", systemImage: "chevron.down", action: close)
      Spacer()
      SleepTimerMenu(store: store)
    }
    .labelStyle(.iconOnly)
    .font(.title3)
    .padding(.horizontal, 20)
    .padding(.top, 8)
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($distance) { value, distance, _ in distance = max(value.translation.height, 0) }
      .onEnded { if $0.predictedEndTranslation.height > Self.closingDistance { close() } }
  }
}

#Preview {
  @Previewable @Namespace var namespace
  OpenPlayer(namespace: namespace) {}
    .environmentObject(PodcastPlayerStore(feed: .sample))
}
