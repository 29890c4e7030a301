package import Foundation
package import RivuletTree

/// An object that receives drops on a node. Points are in the node's coordinate space.
@MainActor
package protocol DropReceiver: AnyObject {
  /// Returns true if the receiver accepts the dragged items.
  func takes(_ session: DragSession, at point: CGPoint) -> Bool
  func entered(_ session: DragSession, at point: CGPoint)
  /// Called when the drag moves over the node. Returns the operation that a drop at the point would perform.
  func moved(_ session: DragSession, to point: CGPoint) -> DropOperation
  /// Called when the drag leaves the node or the items are dropped elsewhere.
  func exited(_ session: DragSession)
  /// Called when the items are dropped on the node. Returns true if the receiver accepted them.
  func dropped(_ session: DragSession, at point: CGPoint) -> Bool
}

/// An object that attaches a receiver to its node.
private final class DropPlace {
  let receiver: any DropReceiver

  init(_ receiver: any DropReceiver) {
    self.receiver = receiver
  }
}

extension ViewNode {
  /// The drop receiver of this node; nil for most nodes. It can be set only once.
  package final var dropReceiver: (any DropReceiver)? {
    get { attachment(DropPlace.self)?.receiver }
    set { if let newValue, dropReceiver == nil { attach(DropPlace(newValue)) } }
  }
}
