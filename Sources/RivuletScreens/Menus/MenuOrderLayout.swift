import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletTree

/// A layout that stacks a menu's items. If the menu is above its button, the first item can be at the bottom, next to the button (B20.30).
///
/// Each section stays together below its title. Text and other content that is not a row is padded like a row (B20.25).
struct MenuOrderLayout: Layout {
  /// The menu's button, if the first item should be next to it; nil for a menu that always starts with the first item.
  let anchor: PopoverAnchor?
  let look: MenuLook

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, part in
      let own = measure(part, width: proposal.width).row
      size.width = max(size.width, own.width)
      size.height += own.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let anchor = anchor
    let isTurned = MainActor.assumeIsolated { anchor?.hasMenuAbove(of: bounds.size) ?? false }
    var y = bounds.minY
    for index in isTurned ? Self.turned(subviews.map { $0[MenuPart.self] }) : Array(subviews.indices) {
      let (row, content, leading) = measure(subviews[index], width: bounds.width)
      subviews[index].place(
        at: CGPoint(x: bounds.minX + leading, y: y + (row.height - content.height) / 2),
        proposal: ProposedViewSize(width: bounds.width - (row.width - content.width), height: nil))
      y += row.height
    }
  }

  /// Returns the size of a part's row, the size of the part, and the distance between their leading edges.
  private func measure(_ part: LayoutSubview, width: CGFloat?) -> (row: CGSize, content: CGSize, leading: CGFloat) {
    guard needsRoom(part) else {
      let size = part.sizeThatFits(ProposedViewSize(width: width, height: nil))
      return (size, size, 0)
    }
    let insets = look.rowInsets
    let size = part.sizeThatFits(ProposedViewSize(width: width.map { max($0 - insets.horizontal, 0) }, height: nil))
    let height = max(size.height + insets.vertical, look.rowHeight)
    return (CGSize(width: size.width + insets.horizontal, height: height), size, insets.leading)
  }

  /// Returns true if a part neither is nor contains a row.
  private func needsRoom(_ part: LayoutSubview) -> Bool {
    guard part[MenuPart.self] == .item else { return false }
    let node = part.node
    return MainActor.assumeIsolated { node?.containsMenuPart(.row) == false }
  }

  /// Returns the indices of the parts in reversed order. The last section comes first, and its items are reversed below its title.
  static func turned(_ parts: [MenuPart]) -> [Int] {
    var result: [Int] = []
    var end = parts.count
    while end > 0 {
      let start = parts[..<end].lastIndex(of: .separator) ?? 0
      let section = start..<end
      result += section.filter { parts[$0] == .title }
      result += section.reversed().filter { parts[$0] == .item || parts[$0] == .row }
      result += section.filter { parts[$0] == .separator }
      end = start
    }
    return result
  }
}

extension PopoverAnchor {
  /// The position of the menu of a button.
  var menuPlace: PopoverPlace { PopoverPlace(anchor: self, attachment: .rect(.bounds), arrowEdge: .bottom) }

  /// Returns true if a menu of the given size is positioned above its button.
  fileprivate func hasMenuAbove(of size: CGSize) -> Bool {
    guard let node, case .anchor(let place) = node.tree.rootEnvironment.looks.presentations.menu.place else { return false }
    return menuPlace.frame(of: size, in: node.scope.tree.size, by: place).midY < node.frameInRoot.midY
  }
}

extension ViewNode {
  /// Returns this node if it is a menu part of the given kind, or else the first such descendant; nil for none.
  private func menuPart(_ part: MenuPart) -> ViewNode? {
    if fact(_LayoutValueModifier<MenuPart>.self)?.value == part { return self }
    for child in children { if let found = child.menuPart(part) { return found } }
    return nil
  }

  fileprivate func containsMenuPart(_ part: MenuPart) -> Bool { menuPart(part) != nil }

  /// True if an open menu contains items that people can choose or read. Also true for a view that is not a menu (B20.31).
  var hasMenuItems: Bool {
    guard var list = menuPart(.list) else { return true }
    while let inner = list.modifiedNode { list = inner }
    return list.children.contains { child in
      let part = child.layoutValue(for: MenuPart.self)
      return part == .item || part == .row
    }
  }
}
