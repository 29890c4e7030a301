package import Foundation
package import RivuletFoundation
import RivuletTree

/// Brings what is dragged over the window to the views that take it: what the app's own views let go of, and what comes from other programs.
///
/// Invariant: `target` was told that the session entered it, and not yet that it left.
@MainActor
package final class DragDispatcher {
  private unowned let tree: ViewTree
  package private(set) var session: DragSession?
  private var target: (node: WeakNode, receiver: any DropReceiver)?
  /// The contact that drags; nil where another program's pointer does.
  private(set) var contact: Int?
  /// What a drop would do now.
  package private(set) var operation = DropOperation.cancel

  private struct WeakNode {
    weak var node: ViewNode?
  }

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Something is dragged from now on: by a contact of this window, or by another program.
  package func begin(_ session: DragSession, by contact: Int?) {
    cancel()
    self.session = session
    self.contact = contact
    move(to: session.point)
  }

  /// It is somewhere else. Returns what a drop would do there.
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

  /// Tells the views under it.
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

  /// It is let go where it is. Returns whether a view has taken it.
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

  /// It has left the window, or is given up.
  package func cancel() {
    guard let session else { return }
    if let target { tree.services.issues.whileCurrent { target.receiver.exited(session) } }
    (target, self.session, contact, operation) = (nil, nil, nil, .cancel)
    session.onEnd()
  }

  /// The contact that drags has left the window, and the desktop drags on from here. Returns what is dragged, and what is seen of it; nil for nothing.
  package func handOver() -> (providers: [NSItemProvider], picture: DragPicture?)? {
    guard let session, contact != nil else { return nil }
    let picture = session.picture()
    cancel()
    return (session.providers, picture)
  }

  /// Follows a contact that drags. Returns whether it does.
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
