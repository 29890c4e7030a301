package import Foundation
package import RivuletTree

/// Tells views of the pointer over them, also where they move under one that rests (B14.62–B14.64), and what the pointer looks like there.
@MainActor
package final class HoverDispatcher {
  private struct Hovered {
    weak var node: ViewNode?
    let responder: any HoverResponder
  }

  private struct WeakNode {
    weak var node: ViewNode?
  }

  private unowned let tree: ViewTree
  /// Where the pointer is in the window, in root coordinates.
  private var point: CGPoint?
  /// What is under the pointer, as it was told.
  private var hovered: [Hovered] = []
  /// What was under the pointer when its button went down, innermost first: until the button goes up, the pointer looks as these say.
  private var pressed: (contact: Int, nodes: [WeakNode])?
  /// Whether a view wants the pointer to look otherwise, though nothing has moved.
  private var needsShape = false
  /// What the pointer looks like.
  package private(set) var shape = PointerShape.arrow
  /// Called when the pointer looks otherwise; a host that has one shows it.
  package var onShapeChange: ((PointerShape) -> Void)?

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// The pointer is somewhere, or nowhere in the window.
  package func move(to point: CGPoint?) {
    self.point = point
    tree.services.issues.whileCurrent {
      if tree.followsHover { look() }
      tree.menus.pointerMoved(to: point)
      updateShape()
    }
  }

  /// Something may have moved under the pointer.
  func settle() {
    guard point != nil else { return }
    let hasMoved = !tree.root.knowsReach
    if hasMoved { look() }
    if hasMoved || needsShape { updateShape() }
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

// MARK: - What the pointer looks like

extension HoverDispatcher {
  /// A view wants the pointer over it to look otherwise from the end of the turn on.
  package func shapeMayChange() {
    tree.followsHover = true
    needsShape = true
  }

  /// The pointer's button went down on views, which is a contact.
  func press(on nodes: [ViewNode], _ contact: Int) { pressed = (contact, nodes.map { WeakNode(node: $0) }) }

  /// A contact is over; the pointer's button is up again if that was it.
  func release(_ contact: Int) {
    guard pressed?.contact == contact else { return }
    pressed = nil
    if point != nil { updateShape() }
  }

  private func updateShape() {
    needsShape = false
    guard let onShapeChange else { return }
    let new: PointerShape =
      if let point {
        if let pressed {
          HitTest.pointerShape(at: point, over: pressed.nodes.compactMap(\.node))
        } else {
          HitTest(tree).pointerShape(at: point)
        }
      } else {
        .arrow
      }
    guard new != shape else { return }
    shape = new
    onShapeChange(new)
  }
}
