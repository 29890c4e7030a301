package import Foundation
package import RivuletTree

/// Brings pointer events to the responder that took the series.
@MainActor
package final class PointerDispatcher {
  private unowned let tree: ViewTree
  private weak var captured: ViewNode?
  /// The keys that were held when the series began.
  package private(set) var modifiers: KeyInput.Modifiers = []

  init(tree: ViewTree) {
    self.tree = tree
  }

  package func dispatch(_ event: PointerEvent) {
    tree.services.issues.whileCurrent { send(event) }
  }

  /// Lets the innermost view under a point of the root that takes text have what is selected on the desktop. A series that goes on is not disturbed.
  package func pasteSelection(at point: CGPoint) {
    tree.services.issues.whileCurrent {
      _ = HitTest(tree).chain(at: point).first { hit in
        hit.responder?.pasteSelection(at: HitTest.local(point, in: hit), in: hit) == true
      }
    }
  }

  private func send(_ event: PointerEvent) {
    switch event {
    case .began(let point, let modifiers):
      cancel()
      self.modifiers = modifiers
      tree.keyboard.pointerPressed()
      captured = HitTest(tree).chain(at: point).first { hit in
        hit.responder?.pointerBegan(at: HitTest.local(point, in: hit), in: hit) == true
      }
    case .moved(let point):
      guard let node = live() else { return }
      node.responder?.pointerMoved(to: HitTest.local(point, in: node), in: node)
    case .ended(let point):
      guard let node = live() else { return }
      captured = nil
      node.responder?.pointerEnded(at: HitTest.local(point, in: node), in: node)
    case .cancelled:
      cancel()
    }
  }

  private func cancel() {
    guard let node = live() else { return }
    captured = nil
    node.responder?.pointerCancelled(in: node)
  }

  private func live() -> ViewNode? {
    guard let captured, !captured.scope.isRemoved else { return nil }
    return captured
  }
}
