import SwiftUI

/// Chooses when playing ends by itself.
struct SleepTimerMenu: View {
  @ObservedObject var store: PodcastPlayerStore

  var body: some View {
    Menu {
      Picker("Sleep Timer", selection: selection) {
        Text("Off").tag(SleepTimer?.none)
        ForEach(SleepTimer.offers) { Text($0.name).tag(Optional($0)) }
      }
      .pickerStyle(.inline)
      .labelsHidden()
    } label: {
      Label("Sleep Timer", systemImage: store.sleepTimer == nil ? "moon" : "moon.fill")
    }
  }

  private var selection: Binding<SleepTimer?> {
    Binding {
      store.sleepTimer
    } set: {
      store.setSleepTimer($0)
    }
  }
}

#Preview {
  SleepTimerMenu(store: PodcastPlayerStore(feed: .sample))
    .padding()
}
