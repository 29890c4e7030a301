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
  /// Where the focus may stop in a node, one after the other; one stop for most, which is the whole node.
  func focusStops(in node: ViewNode) -> [FocusStopArea]
  /// Activates one of several stops, as `activate(in:)` does with a single one.
  func activate(stop: Int, in node: ViewNode) -> Bool
  /// What the pointer looks like over a point; nil where that is up to what is around.
  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape?
  /// Puts what is selected on the desktop where the middle button was pressed; false if there is no place for it here.
  func pasteSelection(at point: CGPoint, in node: ViewNode) -> Bool
  /// The keyboard's or assistive technology's way to change a value; false if there is none.
  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool
  /// The focus came here or left.
  func focusChanged(_ isFocused: Bool, in node: ViewNode)
  /// Whether the focus shows as a ring around the node.
  var showsFocusRing: Bool { get }
  /// Whether people would call the node a control, and not just its surroundings.
  var isControl: Bool { get }
}

extension EventResponder {
  package var takesPointers: Bool { true }
  package func activate(in node: ViewNode) -> Bool { false }
  package var canFocus: Bool { false }
  package func focusStops(in node: ViewNode) -> [FocusStopArea] { canFocus ? [FocusStopArea()] : [] }
  package func activate(stop: Int, in node: ViewNode) -> Bool { activate(in: node) }
  package func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? { nil }
  package func pasteSelection(at point: CGPoint, in node: ViewNode) -> Bool { false }
  package func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool { false }
  package func focusChanged(_ isFocused: Bool, in node: ViewNode) {}
  package var showsFocusRing: Bool { true }
  package var isControl: Bool { true }
}

/// One event of a pointer, in root coordinates.
package enum PointerEvent {
  /// It went down, while these keys were held.
  case began(CGPoint, modifiers: KeyInput.Modifiers = [])
  case moved(CGPoint)
  case ended(CGPoint)
  case cancelled
}
