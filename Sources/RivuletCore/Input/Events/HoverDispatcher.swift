package import Foundation
package import RivuletTree

/// Notifies views when the pointer is over them, even if they move under a resting pointer (B14.62–B14.64), and determines the shape of the
/// pointer.
@MainActor
package final class HoverDispatcher: Companion {
  private struct Hovered {
    weak var node: ViewNode?
    let responder: any HoverResponder
  }

  private struct WeakNode {
    weak var node: ViewNode?
  }

  private unowned let tree: ViewTree
  /// The position of the pointer in root coordinates; nil outside the window.
  private var point: CGPoint?
  /// The responders under the pointer that have been notified.
  private var hovered: [Hovered] = []
  /// The nodes under the pointer when its button went down, innermost first. They determine the shape of the pointer until the button goes
  /// up.
  private var pressed: (contact: Int, nodes: [WeakNode])?
  /// True if a view requests another pointer shape although nothing has moved.
  private var needsShape = false
  /// The shape of the pointer.
  package private(set) var shape = PointerShape.arrow
  /// The shapes that the app has pushed, newest last. They take precedence over those of views.
  private var pushedShapes: [PointerShape] = []
  /// Called when the shape of the pointer changes, so the host can show it.
  package var onShapeChange: ((PointerShape) -> Void)?

  /// Called with each pointer position while a tool picks a view.
  package var onMove: ((CGPoint?) -> Void)?

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Moves the pointer to a point; nil moves it out of the window.
  package func move(to point: CGPoint?) {
    self.point = point
    onMove?(point)
    tree.services.issues.whileCurrent {
      if tree.followsHover { look() }
      tree.menus.pointerMoved(to: point)
      updateShape()
    }
  }

  /// Updates the responders under the pointer after a layout that may have moved them.
  func settle() {
    guard point != nil else { return }
    let hasMoved = !tree.root.knowsReach
    if hasMoved { look() }
    if hasMoved || needsShape { updateShape() }
  }

  /// Removes a responder that leaves the tree. If it was notified of the pointer, it is notified of the end before its disappear actions
  /// run.
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

// MARK: - Shape of the pointer

extension HoverDispatcher {
  /// Updates the shape of the pointer at the end of the turn.
  package func shapeMayChange() {
    tree.followsHover = true
    needsShape = true
  }

  /// Stores the nodes on which the pointer button was pressed, and the contact number.
  func press(on nodes: [ViewNode], _ contact: Int) { pressed = (contact, nodes.map { WeakNode(node: $0) }) }

  /// Ends a contact. If it belonged to the pointer, the pointer button is up again.
  func release(_ contact: Int) {
    guard pressed?.contact == contact else { return }
    pressed = nil
    if point != nil { updateShape() }
  }

  /// Shows a shape in place of those of views until it is popped.
  package func push(_ shape: PointerShape) {
    pushedShapes.append(shape)
    updateShape()
  }

  /// Removes the shape that was pushed last.
  package func popShape() {
    guard pushedShapes.popLast() != nil else { return }
    updateShape()
  }

  /// Replaces all pushed shapes. Nil leaves the pointer to the views.
  package func set(_ shape: PointerShape?) {
    pushedShapes = shape.map { [$0] } ?? []
    updateShape()
  }

  private func updateShape() {
    needsShape = false
    guard let onShapeChange else { return }
    let new: PointerShape =
      if let point {
        if let pushed = pushedShapes.last {
          pushed
        } else if let pressed {
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
