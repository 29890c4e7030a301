package import Foundation

/// Takes part in the events that reach a node.
///
/// The responders of the nodes under a new contact join the contact's arena, from the innermost outwards. Points are in the coordinate space of
/// the responder's node.
@MainActor
package protocol EventResponder: AnyObject {
  /// Whether pointers are of interest at all, or only activation.
  var takesPointers: Bool { get }
  /// Adds what follows a contact that went down on the node; by default a press, where `takesPress` says so.
  func join(_ arena: GestureArena, in node: ViewNode)
  /// Whether a contact that goes down at `point` presses this control.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool
  /// Whether the control has a contact to itself from the press on, so that no scroll view takes it away.
  var holdsContact: Bool { get }
  /// The control is pressed. In a scroll view a touch is told only once it has rested for a moment.
  func pointerBegan(at point: CGPoint, in node: ViewNode)
  /// Called between the beginning and the end of a press that begins only at its release.
  func pressIsShort(in node: ViewNode)
  func pointerMoved(to point: CGPoint, in node: ViewNode)
  func pointerEnded(at point: CGPoint, in node: ViewNode)
  func pointerCancelled(in node: ViewNode)
  /// The action by which the keyboard and assistive technology replace a tap; nil while a tap means nothing here.
  func activation(in node: ViewNode) -> (@MainActor () -> Void)?
  /// Whether the keyboard's focus may stop here now.
  var canFocus: Bool { get }
  /// Where the focus may stop in a node, one after the other; one stop for most, which is the whole node.
  func focusStops(in node: ViewNode) -> [FocusStopArea]
  /// The action at one of several stops; nil while a tap means nothing there.
  func activation(stop: Int, in node: ViewNode) -> (@MainActor () -> Void)?
  /// What the pointer looks like over a point; nil where that is up to what is around.
  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape?
  /// Puts what is selected on the desktop where the middle button was pressed; false if there is no place for it here.
  func pasteSelection(at point: CGPoint, in node: ViewNode) -> Bool
  /// The keyboard's or assistive technology's way to change a value; false if there is none.
  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool
  /// Does what a key means while the focus is here; false if it means nothing.
  func handle(_ key: KeyInput, in node: ViewNode) -> Bool
  /// Takes what it can use of a turn of a wheel over the node; false if that is nothing.
  func turnWheel(_ wheel: inout WheelInput, in node: ViewNode) -> Bool
  /// The focus came here or left.
  func focusChanged(_ isFocused: Bool, in node: ViewNode)
  /// Whether the focus shows as a ring around the node.
  var showsFocusRing: Bool { get }
  /// Whether people would call the node a control, and not just its surroundings.
  var isControl: Bool { get }
}

extension EventResponder {
  package var takesPointers: Bool { true }

  package func join(_ arena: GestureArena, in node: ViewNode) {
    if takesPointers { arena.addPress(of: self, in: node) }
  }

  package func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { false }
  package var holdsContact: Bool { false }
  package func pointerBegan(at point: CGPoint, in node: ViewNode) {}
  package func pressIsShort(in node: ViewNode) {}
  package func pointerMoved(to point: CGPoint, in node: ViewNode) {}
  package func pointerEnded(at point: CGPoint, in node: ViewNode) {}
  package func pointerCancelled(in node: ViewNode) {}
  package func activation(in node: ViewNode) -> (@MainActor () -> Void)? { nil }
  package var canFocus: Bool { false }
  package func focusStops(in node: ViewNode) -> [FocusStopArea] { canFocus ? [FocusStopArea()] : [] }
  package func activation(stop: Int, in node: ViewNode) -> (@MainActor () -> Void)? { activation(in: node) }
  package func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? { nil }
  package func pasteSelection(at point: CGPoint, in node: ViewNode) -> Bool { false }
  package func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool { false }
  package func handle(_ key: KeyInput, in node: ViewNode) -> Bool { false }
  package func turnWheel(_ wheel: inout WheelInput, in node: ViewNode) -> Bool { false }
  package func focusChanged(_ isFocused: Bool, in node: ViewNode) {}
  package var showsFocusRing: Bool { true }
  package var isControl: Bool { true }
}

extension EventResponder {
  /// Does what a tap does; false if that means nothing here.
  package func activate(in node: ViewNode) -> Bool { Self.run(activation(in: node)) }

  /// Does what a tap on one of several stops does; false if that means nothing there.
  package func activate(stop: Int, in node: ViewNode) -> Bool { Self.run(activation(stop: stop, in: node)) }

  private static func run(_ activation: (@MainActor () -> Void)?) -> Bool {
    activation?()
    return activation != nil
  }
}
