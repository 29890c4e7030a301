import Foundation
import RivuletCore

/// The bars at the bottom of a screen: the field of a search, and the toolbar below it.
struct BottomBars {
  let host: ToolbarHost
  let place: NavigationPlace
}

extension BottomBars: View {
  var body: some View {
    if host.hasItems(.bottomSearch) || host.hasItems(.bottom) {
      VStack(spacing: 0) {
        BottomSearchBar(host: host, place: place)
        BottomToolbar(host: host, place: place)
      }
    }
  }
}

/// The bar with the field of a search, which is visible while the screen has such a field (B17.70).
private struct BottomSearchBar {
  let host: ToolbarHost
  let place: NavigationPlace
}

extension BottomSearchBar: View {
  var body: some View {
    if host.hasItems(.bottomSearch) {
      ToolbarSlotView(host: host, slot: .bottomSearch, spacing: 0)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background { BarGround(look: place.entry?.barValues.bottomLook ?? BarLook(), isShown: true, lineEdge: .top, hasLine: false) }
        .modifier(BarScheme(look: place.entry?.barValues.bottomLook ?? BarLook()))
    }
  }
}

/// The toolbar at the bottom of a screen with bars, which is visible while it has items (B20.21).
private struct BottomToolbar {
  let host: ToolbarHost
  let place: NavigationPlace
  @Environment(\.looks.navigation) private var look

  nonisolated init(host: ToolbarHost, place: NavigationPlace) {
    self.host = host
    self.place = place
  }
}

extension BottomToolbar: View {
  var body: some View {
    if host.hasItems(.bottom), place.entry?.barValues.bottomBar != .hidden {
      HStack(spacing: 16) { ToolbarSlotView(host: host, slot: .bottom, spacing: 16) }
        .frame(maxWidth: .infinity)
        .frame(height: look.bottomBarHeight)
        .padding(.horizontal, 16)
        .background { BarGround(look: place.entry?.barValues.bottomLook ?? BarLook(), isShown: true, lineEdge: .top, hasLine: false) }
        .modifier(BarScheme(look: place.entry?.barValues.bottomLook ?? BarLook()))
    }
  }
}
