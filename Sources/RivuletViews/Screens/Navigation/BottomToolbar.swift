import Foundation
import RivuletCore

/// The toolbar at the bottom of a screen with bars, which is visible while it has items (B20.21).
struct BottomToolbar {
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
