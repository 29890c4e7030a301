import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletTree

/// An item in a bar. Without room it moves into the menu of the bar (B20.17, B20.19).
@MainActor
final class BarItem {
  /// True while the item is shown in the menu.
  fileprivate(set) var isInMenu = false
  /// The width of the views in the bar, in points. It is kept while the item is in the menu.
  var width: CGFloat = 0
  /// The bar with the item.
  fileprivate weak var host: ToolbarHost?
  /// The state of the view that contains the item.
  fileprivate var state: Binding<Bool>?

  /// Moves the item into the menu of a bar, or out of it.
  func move(toMenu isInMenu: Bool, of host: ToolbarHost) {
    self.host = host
    state?.wrappedValue = isInMenu
  }
}

private struct BarItemKey: ContainerValueKey {
  static var defaultValue: BarItem? { nil }
}

extension ContainerValues {
  /// The item of a bar that a view belongs to.
  var barItem: BarItem? {
    get { self[BarItemKey.self] }
    set { self[BarItemKey.self] = newValue }
  }
}

/// Shows an item in a bar, or in the menu of the bar.
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

/// The layout of a window's bar. Items without room go into its menu, the last ones first.
struct BarRoom: BarLayout {
  let host: ToolbarHost
  /// True while the button of the menu is among the views of the bar.
  let hasMenu: Bool
  let look: WindowBarLook

  /// The widths of a bar, in points.
  @MainActor
  private struct Widths {
    /// The width of everything but the items that may go into the menu.
    let others: CGFloat
    /// The items that may go into the menu by slot. The last ones go first.
    private let slots: [[BarItem]]
    private let look: WindowBarLook

    /// - Parameter least: The minimum width of the bar in its current state.
    init(_ room: BarRoom, least: CGFloat) {
      let (look, host) = (room.look, room.host)
      slots = [.leading, .middle, .trailing].map { host.windowItems($0, look) }
      self.look = look
      let shown = slots.reduce(0) { width, items in width + Self.width(items.filter { !$0.isInMenu }, look) }
      others = least - shown - (room.hasMenu ? look.menuRoom : 0)
    }

    private static func width(_ items: [BarItem], _ look: WindowBarLook) -> CGFloat {
      items.reduce(0) { $0 + $1.width } + CGFloat(max(0, items.count - 1)) * look.itemSpacing
    }

    /// The items that may go into the menu, in the order of their slots.
    var items: [BarItem] { slots.flatMap { $0 } }

    /// Returns the width of the bar with a number of its items.
    func width(showing count: Int) -> CGFloat {
      var rest = count
      var width = others
      for slot in slots {
        width += Self.width(Array(slot.prefix(rest)), look)
        rest = max(0, rest - slot.count)
      }
      return width + (count < items.count ? look.menuRoom : 0)
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
      let all = widths.items
      let shown = (0...all.count).last { widths.width(showing: $0) <= bounds.width } ?? 0
      host.setMenu(all) { item in all.firstIndex { $0 === item }.map { $0 >= shown } ?? false }
    }
    bar.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
