package import Foundation
package import RivuletTree

/// A receiver of drops on a node. Points are in the coordinate space of the node.
@MainActor
package protocol DropReceiver: AnyObject {
  /// Returns true if the receiver takes the dragged items.
  func takes(_ session: DragSession, at point: CGPoint) -> Bool
  func entered(_ session: DragSession, at point: CGPoint)
  /// Called when the drag moves over the node. Returns the operation of a drop here.
  func moved(_ session: DragSession, to point: CGPoint) -> DropOperation
  /// Called when the drag has left, or was dropped elsewhere.
  func exited(_ session: DragSession)
  /// Called when the items are dropped here. Returns true if they were taken.
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
  /// The receiver of drops on this node; nil for most. It is set once.
  package final var dropReceiver: (any DropReceiver)? {
    get { attachment(DropPlace.self)?.receiver }
    set { if let newValue, dropReceiver == nil { attach(DropPlace(newValue)) } }
  }
}
