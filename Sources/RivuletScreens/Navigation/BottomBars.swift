import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// The bars at the bottom of a screen: the search field, with the toolbar below it.
struct BottomBars {
  let host: ToolbarHost
  let place: NavigationPlace
}

extension BottomBars: View {
  var body: some View {
    if host.hasItems(.bottomSearch) || host.hasBottomItems {
      VStack(spacing: 0) {
        BottomSearchBar(host: host, place: place)
        BottomToolbar(host: host, place: place)
      }
    }
  }
}

/// The bar with the search field, which is visible if the screen's search field is at the bottom (B17.70).
private struct BottomSearchBar {
  let host: ToolbarHost
  let place: NavigationPlace
}

extension BottomSearchBar: View {
  var body: some View {
    if host.hasItems(.bottomSearch), place.entry?.barValues.removesSearch != true {
      ToolbarSlotView(host: host, slot: .bottomSearch, spacing: 0)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background { BarGround(look: place.entry?.barValues.bottomLook ?? BarLook(), isShown: true, lineEdge: .top, hasLine: false) }
        .modifier(BarScheme(look: place.entry?.barValues.bottomLook ?? BarLook()))
    }
  }
}

/// The toolbar at the bottom of a screen, which is visible if it contains items (B20.21).
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
    if host.hasBottomItems, place.entry?.barValues.bottomBar != .hidden {
      BottomBarLayout(host: host, look: look) {
        ToolbarSlotView(host: host, slot: .bottom, spacing: look.itemSpacing)
        ToolbarSlotView(host: host, slot: .status, spacing: look.itemSpacing)
        ToolbarSlotView(host: host, slot: .bottomEnd, spacing: look.itemSpacing)
        if host.hasItems(.bottomOverflow) { ToolbarOverflowButton(host: host, slot: .bottomOverflow) }
      }
      .frame(height: look.bottomBarHeight)
      .padding(.horizontal, 16)
      .background { BarGround(look: place.entry?.barValues.bottomLook ?? BarLook(), isShown: true, lineEdge: .top, hasLine: false) }
      .modifier(BarScheme(look: place.entry?.barValues.bottomLook ?? BarLook()))
    }
  }
}

extension ToolbarHost {
  /// True if the bottom bar has items. Reading the property makes the running rule depend on the items.
  fileprivate var hasBottomItems: Bool {
    hasItems(.bottom) || hasItems(.status) || hasItems(.bottomEnd) || hasItems(.bottomOverflow)
  }
}

/// A layout with the status in the middle, and the other items at both ends (B20.16). Without a status, the items are in the middle. Items
/// that don't fit move to the overflow menu, starting with the last item (B20.19).
private struct BottomBarLayout: BarLayout {
  let host: ToolbarHost
  let look: NavigationLook

  private var spacing: CGFloat { look.itemSpacing }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width }
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: sizes.map(\.height).max() ?? 0))
  }

  /// Moves items that don't fit to the overflow menu, and returns true if the menu contains any items.
  @MainActor private func moveItems(room: CGFloat, status: CGFloat) -> Bool {
    let items = host.barItems(.bottom, spacing: spacing, height: look.bottomBarHeight)
    let others = host.pinnedWidth(.bottom, spacing: spacing, height: look.bottomBarHeight) + (status > 0 ? status + spacing : 0)
    let shown = host.fit(items, into: room) { count in
      let menu = count < items.count ? look.menuWidth + spacing : 0
      return items.prefix(count).reduce(others + menu) { $0 + $1.width + spacing } - spacing
    }
    return shown < items.count
  }

  func placeSubviews(in whole: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let status = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: whole.height)).width
    let hasMenu = MainActor.assumeIsolated { moveItems(room: whole.width, status: status) }
    var bounds = whole
    if hasMenu { bounds.size.width = max(bounds.width - look.menuWidth - spacing, 0) }
    if subviews.count > 3 {
      subviews[3].place(
        at: CGPoint(x: whole.maxX, y: whole.midY), anchor: .trailing,
        proposal: ProposedViewSize(width: look.menuWidth, height: whole.height))
    }
    placeItems(in: bounds, subviews)
  }

  private func placeItems(in bounds: CGRect, _ subviews: Subviews) {
    let (start, status, end) = (subviews[0], subviews[1], subviews[2])
    func width(_ part: LayoutSubview, _ room: CGFloat?) -> CGFloat {
      part.sizeThatFits(ProposedViewSize(width: room, height: bounds.height)).width
    }
    func place(_ part: LayoutSubview, at x: CGFloat, _ anchor: UnitPoint, room: CGFloat) {
      part.place(at: CGPoint(x: x, y: bounds.midY), anchor: anchor, proposal: ProposedViewSize(width: room, height: bounds.height))
    }
    let statusWidth = min(width(status, nil), bounds.width)
    guard statusWidth > 0 else {
      place(end, at: bounds.maxX, .trailing, room: 0)
      place(status, at: bounds.midX, .center, room: 0)
      return place(start, at: bounds.midX, .center, room: bounds.width)
    }
    let endWidth = width(end, nil)
    let side = max((bounds.width - statusWidth) / 2 - spacing, 0)
    // Flexible items extend to both sides of the status if no items follow it.
    let startRoom = endWidth > 0 ? side : bounds.width
    let leading = min(width(start, nil), startRoom)
    let isClear = leading <= side && endWidth <= side
    let room = isClear ? statusWidth : max(bounds.width - leading - endWidth - 2 * spacing, 0)
    place(start, at: bounds.minX, .leading, room: startRoom)
    place(status, at: isClear ? bounds.midX : bounds.minX + leading + spacing + room / 2, .center, room: room)
    place(end, at: bounds.maxX, .trailing, room: endWidth > 0 ? min(endWidth, side) : 0)
  }
}
