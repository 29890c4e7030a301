package import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLooks

/// The layout of the views around a row's content. Its children are the badge, the space for a link's chevron, and an overlay over the
/// card. It may also have no children.
package struct ListRowExtrasBehavior: NodeBehavior {
  var look: ListLook
  /// The app's insets for the content; nil for the list's insets.
  var insets: EdgeInsets?
  /// The width of the controls after the badge.
  var trailingRoom: CGFloat = 0
  /// The distance by which the badge is swiped along with the content.
  var swipe: CGFloat = 0

  /// The spacing between the content, the badge, and the chevron, in points.
  package static let distance: CGFloat = 8

  static var traits: NodeTraits { .draws }

  /// Returns the width occupied by the badge and its spacing; 0 without a badge. A link with a chevron reserves this space itself, before
  /// the chevron.
  @MainActor static func badgeRoom(of node: ViewNode) -> CGFloat {
    let children = node.children
    return children.count == 3 && room(of: children[1]) == 0 ? room(of: children[0]) : 0
  }

  @MainActor private static func room(of child: ViewNode) -> CGFloat {
    let width = child.measure(.unspecified).width
    return width > 0 ? width + distance : 0
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: ViewNode) {
    let children = node.children
    guard children.count == 3 else { return }
    let width = node.parent?.size.width ?? node.size.width
    let inset = (insets.map { look.rowInsets(given: $0, width) } ?? look.rowInsets(width)).trailing + trailingRoom
    placeAtEnd(children[1], before: inset, in: node)
    placeAtEnd(children[0], before: inset + Self.room(of: children[1]), in: node)
    node.place(children[2], at: .zero, proposal: ProposedViewSize(node.size))
  }

  /// Places a child so that its trailing edge is at a distance from the card's trailing edge.
  private func placeAtEnd(_ child: ViewNode, before distance: CGFloat, in node: ViewNode) {
    let size = child.measure(.unspecified)
    let place = CGPoint(x: node.size.width - distance - size.width + swipe, y: (node.size.height - size.height) / 2)
    node.place(child, at: place, proposal: .unspecified)
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }
  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  func change(from old: ListRowExtrasBehavior, in node: ViewNode) -> NodeChange { self == old ? .nothing : .layout }
}

extension ListRowExtrasBehavior: Equatable {}
