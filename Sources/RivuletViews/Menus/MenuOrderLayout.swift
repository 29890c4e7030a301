import Foundation
import RivuletCore
import RivuletGeometry

/// What a part of a menu is, where the menu turns its order around.
enum MenuPart: LayoutValueKey {
  case item, separator, title

  static let defaultValue = MenuPart.item
}

/// The items of a menu below each other. Where the menu lies above its button, the first item comes last, next to the button (B20.30).
///
/// Sections stay together, each below its title.
struct MenuOrderLayout: Layout {
  /// The button of the menu.
  let anchor: PopoverAnchor

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, part in
      let own = part.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      size.width = max(size.width, own.width)
      size.height += own.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let anchor = anchor
    let isTurned = MainActor.assumeIsolated { anchor.hasMenuAbove(of: bounds.size) }
    let proposal = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for index in isTurned ? Self.turned(subviews.map { $0[MenuPart.self] }) : Array(subviews.indices) {
      subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += subviews[index].sizeThatFits(proposal).height
    }
  }

  /// The places of some parts when the last section comes first, and in each section the last item.
  static func turned(_ parts: [MenuPart]) -> [Int] {
    var result: [Int] = []
    var end = parts.count
    while end > 0 {
      let start = parts[..<end].lastIndex(of: .separator) ?? 0
      let section = start..<end
      result += section.filter { parts[$0] == .title }
      result += section.reversed().filter { parts[$0] == .item }
      result += section.filter { parts[$0] == .separator }
      end = start
    }
    return result
  }
}

extension PopoverAnchor {
  /// Where the menu of a button lies.
  var menuPlace: PopoverPlace { PopoverPlace(anchor: self, attachment: .rect(.bounds), arrowEdge: .bottom, isMenu: true) }

  /// Whether a menu of a size lies above its button.
  fileprivate func hasMenuAbove(of size: CGSize) -> Bool {
    guard let node else { return false }
    return menuPlace.frame(of: size, in: node.scope.tree.size).midY < node.frameInRoot.midY
  }
}
