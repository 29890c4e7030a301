import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletTree

/// A bar item, which moves to the overflow menu if it does not fit (B20.17, B20.19).
@MainActor
final class BarItem {
  /// True while the item is in the menu.
  fileprivate(set) var isInMenu = false
  /// The width of the item's views in the bar, in points. The value is retained while the item is in the menu.
  var width: CGFloat = 0
  /// The host of the enclosing bar.
  fileprivate weak var host: ToolbarHost?
  /// The state of the view that displays the item.
  fileprivate var state: Binding<Bool>?

  /// Moves the item to or from a bar's menu.
  func move(toMenu isInMenu: Bool, of host: ToolbarHost) {
    self.host = host
    state?.wrappedValue = isInMenu
  }
}

private struct BarItemKey: ContainerValueKey {
  static var defaultValue: BarItem? { nil }
}

extension ContainerValues {
  /// The bar item that the view represents.
  var barItem: BarItem? {
    get { self[BarItemKey.self] }
    set { self[BarItemKey.self] = newValue }
  }
}

/// A modifier that shows an item in a bar or in the bar's menu.
struct BarItemModifier: ViewModifier {
  @State private var item = BarItem()
  @State private var isInMenu = false

  nonisolated init() {}

  func body(content: Content) -> some View {
    (item.state, item.isInMenu) = ($isInMenu, isInMenu)
    return Group {
      if isInMenu, let host = item.host { content.modifier(ToolbarOverflowItem(host: host)) } else { content }
    }
    .containerValue(\.barItem, item)
  }
}

/// The layout of a window bar. Items that don't fit move to the overflow menu, starting with the last item.
struct BarRoom: BarLayout {
  let host: ToolbarHost
  /// True while the bar's views include the menu button.
  let hasMenu: Bool
  let look: WindowBarLook

  /// The widths of a bar, in points.
  @MainActor
  private struct Widths {
    /// The total width of the views other than the items that can move to the menu.
    let others: CGFloat
    /// The items that can move to the menu, grouped by slot. The last items move first.
    private let slots: [Slot]
    private let look: WindowBarLook
    /// True if the menu also contains items from outside these slots.
    private let keepsMenu: Bool

    /// The items of a slot.
    @MainActor
    private struct Slot {
      let items: [BarItem]
      /// The spacing beside a nonempty group of items.
      let gap: CGFloat

      func width(_ items: some Collection<BarItem>, _ look: WindowBarLook) -> CGFloat {
        items.isEmpty ? 0 : items.reduce(gap - look.itemSpacing) { $0 + $1.width + look.itemSpacing }
      }
    }

    /// - Parameter least: The minimum width of the bar in its current state.
    init(_ room: BarRoom, least: CGFloat) {
      let (look, host) = (room.look, room.host)
      slots = [(ToolbarSlot.leading, look.partSpacing), (.middle, look.partSpacing), (.trailing, 0)].map { slot, gap in
        Slot(items: host.windowItems(slot, look), gap: gap)
      }
      self.look = look
      keepsMenu = host.windowItems(.sidebar, look).contains(where: \.isInMenu)
      let shown = slots.reduce(0) { width, slot in width + slot.width(slot.items.filter { !$0.isInMenu }, look) }
      others = least - shown - (room.hasMenu ? look.menuRoom : 0)
    }

    /// The items that can move to the menu, in slot order.
    var items: [BarItem] { slots.flatMap(\.items) }

    /// Returns the width of the bar with the given number of visible items.
    func width(showing count: Int) -> CGFloat {
      var rest = count
      var width = others
      for slot in slots {
        width += slot.width(slot.items.prefix(rest), look)
        rest = max(0, rest - slot.items.count)
      }
      return width + (count < items.count || keepsMenu ? look.menuRoom : 0)
    }
  }

  private func least(_ bar: LayoutSubview) -> CGFloat {
    bar.sizeThatFits(ProposedViewSize(width: 0, height: look.height)).width
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let bar = subviews.first else { return .zero }
    let least = least(bar)
    return MainActor.assumeIsolated {
      let widths = Widths(self, least: least)
      let count = widths.items.count
      let whole = widths.width(showing: count)
      guard let proposed = proposal.width else { return CGSize(width: whole, height: look.height) }
      let least = (0...count).reduce(whole) { min($0, widths.width(showing: $1)) }
      return CGSize(width: max(proposed, least), height: look.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let bar = subviews.first else { return }
    let least = least(bar)
    MainActor.assumeIsolated {
      let widths = Widths(self, least: least)
      _ = host.fit(widths.items, into: bounds.width, width: widths.width)
    }
    bar.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// The layout of the part of a window bar above a sidebar: items, followed by the sidebar button. Items that don't fit move to the overflow
/// menu, starting with the last item.
struct SidebarBarLayout: BarLayout {
  let host: ToolbarHost
  let look: WindowBarLook
  /// The width of the sidebar, in points.
  let width: CGFloat

  /// Returns the width of the sidebar button, or 0 without a button.
  private func button(_ subviews: Subviews) -> CGFloat { subviews.dropFirst().reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: max(width, button(subviews) + 2 * look.partSpacing), height: look.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inner = bounds.insetBy(dx: look.partSpacing, dy: 0)
    let button = button(subviews)
    let end = inner.maxX - (button > 0 ? button + look.partSpacing : 0)
    MainActor.assumeIsolated {
      let items = host.windowItems(.sidebar, look)
      _ = host.fit(items, into: end - inner.minX) { count in
        items.prefix(count).reduce(-look.itemSpacing) { $0 + $1.width + look.itemSpacing }
      }
    }
    let proposal = ProposedViewSize(width: nil, height: bounds.height)
    subviews.first?.place(at: CGPoint(x: end, y: bounds.midY), anchor: .trailing, proposal: proposal)
    for part in subviews.dropFirst() { part.place(at: CGPoint(x: inner.maxX, y: bounds.midY), anchor: .trailing, proposal: proposal) }
  }
}
