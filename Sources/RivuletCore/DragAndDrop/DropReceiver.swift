package import Foundation
package import RivuletTree

/// Takes what is dropped on a node. Points are in the coordinate space of the node.
@MainActor
package protocol DropReceiver: AnyObject {
  /// Whether it takes what is dragged.
  func takes(_ session: DragSession, at point: CGPoint) -> Bool
  func entered(_ session: DragSession, at point: CGPoint)
  /// It is somewhere else above the node. Returns what a drop here would do.
  func moved(_ session: DragSession, to point: CGPoint) -> DropOperation
  /// It has left, or was dropped elsewhere.
  func exited(_ session: DragSession)
  /// It is dropped here. Returns whether it was taken.
  func dropped(_ session: DragSession, at point: CGPoint) -> Bool
}

/// Keeps the receiver with its node.
private final class DropPlace {
  let receiver: any DropReceiver

  init(_ receiver: any DropReceiver) {
    self.receiver = receiver
  }
}

extension ViewNode {
  /// What takes drops here; nil for most. It is set once.
  package final var dropReceiver: (any DropReceiver)? {
    get { attachments.isEmpty ? nil : attachment(DropPlace.self)?.receiver }
    set { if let newValue, dropReceiver == nil { attach(DropPlace(newValue)) } }
  }
}
