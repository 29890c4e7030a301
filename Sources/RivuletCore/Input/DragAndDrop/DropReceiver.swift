package import Foundation
package import RivuletTree

/// A drop receiver on a node. Points are in the coordinate space of the node.
@MainActor
package protocol DropReceiver: AnyObject {
  /// Returns true if the receiver accepts the dragged items.
  func takes(_ session: DragSession, at point: CGPoint) -> Bool
  func entered(_ session: DragSession, at point: CGPoint)
  /// Called when the drag moves over the node. Returns the operation that a drop here would perform.
  func moved(_ session: DragSession, to point: CGPoint) -> DropOperation
  /// Called when the drag has left the node, or the items were dropped elsewhere.
  func exited(_ session: DragSession)
  /// Called when the items are dropped here. Returns true if they were accepted.
  func dropped(_ session: DragSession, at point: CGPoint) -> Bool
}

/// Attaches a receiver to its node.
private final class DropPlace {
  let receiver: any DropReceiver

  init(_ receiver: any DropReceiver) {
    self.receiver = receiver
  }
}

extension ViewNode {
  /// The drop receiver of this node; nil for most nodes. It is set once.
  package final var dropReceiver: (any DropReceiver)? {
    get { attachment(DropPlace.self)?.receiver }
    set { if let newValue, dropReceiver == nil { attach(DropPlace(newValue)) } }
  }
}
