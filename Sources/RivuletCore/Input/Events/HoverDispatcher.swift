package import Foundation
package import RivuletTree

/// A dispatcher that notifies views when the pointer is over them, even if they move under a stationary pointer (B14.62–B14.64). It also
/// determines the pointer shape.
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
  /// The position of the pointer in root coordinates; nil while the pointer is outside the window.
  private var point: CGPoint?
  /// The notified responders under the pointer.
  private var hovered: [Hovered] = []
  /// The nodes that were under the pointer when its button was pressed, innermost first. They determine the pointer shape until the button
  /// is released.
  private var pressed: (contact: Int, nodes: [WeakNode])?
  /// True if a view requests a different pointer shape although nothing has moved.
  private var needsShape = false
  /// The current pointer shape.
  package private(set) var shape = PointerShape.arrow
  /// The shapes pushed by the app, most recent last. They take precedence over the views' shapes.
  private var pushedShapes: [PointerShape] = []
  /// Called when the pointer shape changes, for the host to display the new shape.
  package var onShapeChange: ((PointerShape) -> Void)?

  /// Called with each pointer position while a tool is picking a view.
  package var onMove: ((CGPoint?) -> Void)?

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Moves the pointer to a point, or out of the window if `point` is nil.
  package func move(to point: CGPoint?) {
    self.point = point
    onMove?(point)
    tree.services.issues.whileCurrent {
      if tree.followsHover { look() }
      tree.menus.pointerMoved(to: point)
      updateShape()
    }
  }

  /// Updates the responders under the pointer after a layout that may have moved views.
  func settle() {
    guard point != nil else { return }
    let hasMoved = !tree.root.isReachKnown
    if hasMoved { look() }
    if hasMoved || needsShape { updateShape() }
  }

  /// Removes a responder whose node is leaving the tree. If the pointer was over it, the responder is notified before its disappear actions
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
  /// Schedules an update of the pointer shape at the end of the turn.
  package func shapeMayChange() {
    tree.followsHover = true
    needsShape = true
  }

  /// Stores the nodes on which the pointer button was pressed, and the identifier of the contact.
  func press(on nodes: [ViewNode], _ contact: Int) { pressed = (contact, nodes.map { WeakNode(node: $0) }) }

  /// Records the end of a contact. If the contact belonged to the pointer, its button has been released.
  func release(_ contact: Int) {
    guard pressed?.contact == contact else { return }
    pressed = nil
    if point != nil { updateShape() }
  }

  /// Overrides the views' pointer shapes until the shape is popped.
  package func push(_ shape: PointerShape) {
    pushedShapes.append(shape)
    updateShape()
  }

  /// Removes the most recently pushed shape.
  package func popShape() {
    guard pushedShapes.popLast() != nil else { return }
    updateShape()
  }

  /// Replaces all pushed shapes. If `shape` is nil, the views determine the pointer shape.
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
