import Foundation
import RivuletCore
import RivuletGeometry

/// The card of a row with the views around the content. Its first child is the badge, its second one covers the card. It may have
/// no children.
struct ListRowExtrasBehavior: NodeBehavior {
  var look: ListLook
  /// The distances around the content that the app sets; nil for the list's.
  var insets: EdgeInsets?
  /// The width of the controls after the badge.
  var trailingRoom: CGFloat = 0
  /// The distance that the badge is swiped with the content.
  var swipe: CGFloat = 0

  /// The distance between content and badge, in points.
  private static let badgeDistance: CGFloat = 8

  static var traits: NodeTraits { .draws }

  /// Returns the width that the badge and its distance take from the content; 0 without a badge.
  @MainActor static func badgeRoom(of node: ViewNode) -> CGFloat {
    guard let badge = node.children.first else { return 0 }
    let width = badge.measure(.unspecified).width
    return width > 0 ? width + badgeDistance : 0
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: ViewNode) {
    let children = node.children
    guard children.count == 2 else { return }
    let badge = children[0].measure(.unspecified)
    let inset = (insets ?? look.rowInsets(node.parent?.size.width ?? node.size.width)).trailing + trailingRoom
    node.place(
      children[0], at: CGPoint(x: node.size.width - inset - badge.width + swipe, y: (node.size.height - badge.height) / 2),
      proposal: .unspecified)
    node.place(children[1], at: .zero, proposal: ProposedViewSize(node.size))
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }
  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  func change(from old: ListRowExtrasBehavior, in node: ViewNode) -> NodeChange { self == old ? .nothing : .layout }
}

extension ListRowExtrasBehavior: Equatable {}
