package import Foundation

/// Takes part in pointer events that hit a node.
///
/// The responders of the nodes under the pointer are asked from the innermost outwards; the first that accepts gets the rest of the
/// series. Points are in the coordinate space of the responder's node.
@MainActor
package protocol EventResponder: AnyObject {
  /// Whether pointers are of interest at all, or only activation.
  var takesPointers: Bool { get }
  /// Whether this responder takes the series that begins at `point`.
  func pointerBegan(at point: CGPoint, in node: ViewNode) -> Bool
  func pointerMoved(to point: CGPoint, in node: ViewNode)
  func pointerEnded(at point: CGPoint, in node: ViewNode)
  func pointerCancelled(in node: ViewNode)
  /// The keyboard's or assistive technology's way to do what a tap does; false if nothing happened.
  func activate(in node: ViewNode) -> Bool
  /// Whether the keyboard's focus may stop here now.
  var canFocus: Bool { get }
  /// The keyboard's or assistive technology's way to change a value; false if there is none.
  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool
}

extension EventResponder {
  package var takesPointers: Bool { true }
  package func activate(in node: ViewNode) -> Bool { false }
  package var canFocus: Bool { false }
  package func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool { false }
}

/// One event of a pointer, in root coordinates.
package enum PointerEvent {
  case began(CGPoint)
  case moved(CGPoint)
  case ended(CGPoint)
  case cancelled
}
