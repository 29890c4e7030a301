package import Foundation
package import RivuletFoundation
import RivuletTree

/// A dispatcher that delivers drags over the window to the views that accept drops. Drags may start in the app's own views or in other
/// programs.
///
/// Invariant: `target` is the receiver that the drag session has entered but not left.
@MainActor
package final class DragDispatcher: Companion {
  private unowned let tree: ViewTree
  package private(set) var session: DragSession?
  private var target: (node: WeakNode, receiver: any DropReceiver)?
  /// The identifier of the dragging contact; nil for a drag from another program.
  private(set) var contact: Int?
  /// The operation that a drop would currently perform.
  package private(set) var operation = DropOperation.cancel

  private struct WeakNode {
    weak var node: ViewNode?
  }

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Starts a drag by a contact in this window or from another program.
  package func begin(_ session: DragSession, by contact: Int?) {
    cancel()
    self.session = session
    self.contact = contact
    move(to: session.point)
  }

  /// Moves the drag to a point. Returns the operation that a drop at the point would perform.
  @discardableResult
  package func move(to point: CGPoint) -> DropOperation {
    guard let session else { return .cancel }
    session.point = point
    session.onMove(point)
    return tree.services.issues.whileCurrent {
      operation = look(session)
      return operation
    }
  }

  /// Notifies the receivers under the drag. Returns the operation that a drop would perform.
  private func look(_ session: DragSession) -> DropOperation {
    let nodes = HitTest(tree).frames(at: session.point) { $0.dropReceiver != nil }
    let found = nodes.first { node in
      node.dropReceiver?.takes(session, at: HitTest.local(session.point, in: node)) == true
    }
    if let target, target.node.node !== found {
      target.receiver.exited(session)
      self.target = nil
    }
    guard let found, let receiver = found.dropReceiver else { return .cancel }
    let local = HitTest.local(session.point, in: found)
    if target == nil {
      target = (WeakNode(node: found), receiver)
      receiver.entered(session, at: local)
    }
    return receiver.moved(session, to: local)
  }

  /// Drops the items at the current point. Returns true if a view accepted them.
  @discardableResult
  package func drop() -> Bool {
    guard let session else { return false }
    move(to: session.point)
    var isTaken = false
    if let target, let node = target.node.node, operation == .copy || operation == .move {
      self.target = nil
      tree.services.issues.whileCurrent {
        isTaken = target.receiver.dropped(session, at: HitTest.local(session.point, in: node))
      }
    }
    cancel()
    return isTaken
  }

  /// Cancels the drag, or ends it when it leaves the window.
  package func cancel() {
    guard let session else { return }
    if let target { tree.services.issues.whileCurrent { target.receiver.exited(session) } }
    (target, self.session, contact, operation) = (nil, nil, nil, .cancel)
    session.onEnd()
  }

  /// Ends a drag whose contact has left the window, so that the desktop can continue the drag. Returns the dragged items and their image;
  /// nil if no contact is dragging.
  package func handOff() -> (providers: [NSItemProvider], picture: DragPicture?)? {
    guard let session, contact != nil else { return nil }
    let picture = session.picture()
    cancel()
    return (session.providers, picture)
  }

  /// Handles an event of the dragging contact. Returns false for other contacts.
  func follow(_ contact: Contact) -> Bool {
    guard session != nil, contact.id == self.contact else { return false }
    switch contact.phase {
    case .began: return false
    case .moved: move(to: contact.point)
    case .ended:
      move(to: contact.point)
      drop()
    case .cancelled: cancel()
    }
    return true
  }
}
