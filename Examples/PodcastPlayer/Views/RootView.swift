import SwiftUI

/// A window of the app. Feeds can be dropped on it, and what is wrong with one is told.
struct RootView: View {
  @ObservedObject var library: PodcastLibrary
  @State private var isChoosing = false
  @AppStorage("playsOn") private var playsOn = true
  @AppStorage("appearance") private var appearance = Appearance.system
  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    screen
      .dropDestination(for: URL.self) { urls, _ in
        add(urls)
        return library.problem == nil
      }
      .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.xml], allowsMultipleSelection: true) { chosen in
        if case .success(let urls) = chosen { add(urls) }
      }
      .alert("This feed cannot be played", isPresented: showsProblem, presenting: library.problem) { _ in
      } message: { problem in
        Text(verbatim: problem.sentence)
      }
      .focusedSceneValue(\.addFeed) { isChoosing = true }
      .onChange(of: playsOn, initial: true) { library.store?.playsOn = playsOn }
      .preferredColorScheme(appearance.scheme)
  }

  @ViewBuilder private var screen: some View {
    if let store = library.store {
      sizedScreen.environmentObject(store)
    } else {
      sizedScreen
    }
  }

  @ViewBuilder private var sizedScreen: some View {
    if widthClass == .compact {
      PhoneScreen(library: library) { isChoosing = true }
    } else {
      DesktopScreen(library: library)
    }
  }

  private func add(_ urls: [URL]) {
    withAnimation { library.addFeeds(at: urls) }
  }

  private var showsProblem: Binding<Bool> {
    Binding {
      library.problem != nil
    } set: { shows in
      if !shows { library.problemWasRead() }
    }
  }
}

#Preview {
  RootView(library: PodcastLibrary(feed: .success(.sample)))
}
