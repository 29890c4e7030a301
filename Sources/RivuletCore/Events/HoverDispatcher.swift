package import Foundation
package import RivuletTree

/// Tells views of the pointer over them, also where they move under one that rests (B14.62–B14.64).
@MainActor
package final class HoverDispatcher {
  private struct Hovered {
    weak var node: ViewNode?
    let responder: any HoverResponder
  }

  private unowned let tree: ViewTree
  /// Where the pointer is in the window, in root coordinates.
  private var point: CGPoint?
  /// What is under the pointer, as it was told.
  private var hovered: [Hovered] = []

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// The pointer is somewhere, or nowhere in the window.
  package func move(to point: CGPoint?) {
    self.point = point
    guard tree.followsHover else { return }
    tree.services.issues.whileCurrent { look() }
  }

  /// Something may have moved under the pointer.
  func settle() {
    if point != nil, !tree.root.knowsReach { look() }
  }

  /// A view that was told leaves: it is told before its disappear actions.
  package func leave(_ responder: any HoverResponder) {
    guard let place = hovered.firstIndex(where: { $0.responder === responder }) else { return }
    hovered.remove(at: place)
    tree.actions.append { responder.hoverEnded() }
  }

  private func look() {
    let nodes = point.map { HitTest(tree).hovered(at: $0) } ?? []
    let before = hovered
    hovered = nodes.compactMap { node in (node.responder as? any HoverResponder).map { Hovered(node: node, responder: $0) } }
    for old in before.reversed() where !hovered.contains(where: { $0.responder === old.responder }) { old.responder.hoverEnded() }
    guard let point else { return }
    for new in hovered {
      guard let node = new.node else { continue }
      if !before.contains(where: { $0.responder === new.responder }) {
        new.responder.hoverBegan(at: HitTest.local(point, in: node), in: node)
      } else {
        new.responder.hoverMoved(to: HitTest.local(point, in: node), in: node)
      }
    }
  }
}
