package import Foundation

/// An object that handles the events that reach a node.
///
/// The responders of the nodes under a new contact join the contact's arena, from the innermost outward. Points are in the coordinate space
/// of the responder's node.
@MainActor
package protocol EventResponder: AnyObject {
  /// True if the responder handles pointer events, false if it handles only activation.
  var takesPointers: Bool { get }
  /// Adds recognisers for a contact that went down on the node. By default, adds a press if `takesPointers` and `takesPress` permit.
  func join(_ arena: GestureArena, in node: ViewNode)
  /// Returns true if a contact that goes down at `point` presses this control.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool
  /// True if the control owns the contact as soon as it is pressed, so that no scroll view can take over the contact.
  var holdsContact: Bool { get }
  /// Handles the start of a press. In a scroll view, a touch starts a press only after resting briefly.
  func pointerBegan(at point: CGPoint, in node: ViewNode)
  /// Called between the start and the end of a press that is recognised only at its release.
  func pressIsShort(in node: ViewNode)
  func pointerMoved(to point: CGPoint, in node: ViewNode)
  func pointerEnded(at point: CGPoint, in node: ViewNode)
  func pointerCancelled(in node: ViewNode)
  /// Returns the action that the keyboard and assistive technology perform in place of a tap; nil if a tap currently has no effect.
  func activation(in node: ViewNode) -> (@MainActor () -> Void)?
  /// True if the node currently accepts keyboard focus.
  var canFocus: Bool { get }
  /// Returns the focus stops in a node, in order. Most nodes have a single stop that covers the whole node.
  func focusStops(in node: ViewNode) -> [FocusStopArea]
  /// Returns the action of the focus stop at the given index; nil if a tap there currently has no effect.
  func activation(stop: Int, in node: ViewNode) -> (@MainActor () -> Void)?
  /// True if the action repeats while a key is held.
  var repeatsByKey: Bool { get }
  /// Returns the pointer shape at a point; nil to use the shape of the enclosing views.
  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape?
  /// Pastes the desktop's primary selection at the position of a middle-button press. Returns false if pasting is not possible there.
  func pasteSelection(at point: CGPoint, in node: ViewNode) -> Bool
  /// Changes the control's value in response to the keyboard or assistive technology. Returns false if the control has no value.
  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool
  /// Handles a key while the node has focus. Returns false if the node does not handle the key.
  func handle(_ key: KeyInput, in node: ViewNode) -> Bool
  /// Consumes as much of a wheel event over the node as the node can use. Returns false if it consumes nothing.
  func turnWheel(_ wheel: inout WheelInput, in node: ViewNode) -> Bool
  /// Called when the node gains or loses focus.
  func focusChanged(_ isFocused: Bool, in node: ViewNode)
  /// True if a focus ring is drawn around the node while it has focus.
  var showsFocusRing: Bool { get }
  /// True if users regard the node as a control rather than as part of its surroundings.
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
  package var repeatsByKey: Bool { false }
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
  /// Performs the tap action. Returns false if the node has none.
  package func activate(in node: ViewNode) -> Bool { Self.run(activation(in: node)) }

  /// Performs the tap action of the focus stop at the given index. Returns false if the stop has none.
  package func activate(stop: Int, in node: ViewNode) -> Bool { Self.run(activation(stop: stop, in: node)) }

  private static func run(_ activation: (@MainActor () -> Void)?) -> Bool {
    activation?()
    return activation != nil
  }
}

/// An area of a node that can receive keyboard focus.
package struct FocusStopArea {
  /// The area in the coordinate space of the node; nil for the whole node.
  package let area: CGRect?
  /// The stop's own label, if any.
  package let label: String?

  package init(area: CGRect? = nil, label: String? = nil) {
    self.area = area
    self.label = label
  }
}

/// A change to a control's value by the keyboard or assistive technology.
package enum ValueAdjustment: Sendable, Hashable {
  /// A number of steps up, or down if negative.
  case steps(Int)
  /// The smallest value.
  case toStart
  /// The largest value.
  case toEnd
  /// A specific value, in the units of the control's `SemanticsElement.range`. Only controls with a range support it.
  case to(Double)
}
