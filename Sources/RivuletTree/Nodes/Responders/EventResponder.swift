package import Foundation

/// A participant in the events that reach a node.
///
/// The responders of the nodes under a new contact join the contact's arena, from the innermost outwards. Points are in the coordinate
/// space of the responder's node.
@MainActor
package protocol EventResponder: AnyObject {
  /// True if the responder handles pointers, false if it handles only activation.
  var takesPointers: Bool { get }
  /// Adds the recognisers for a contact that went down on the node. By default, it adds a press, if `takesPress` returns true.
  func join(_ arena: GestureArena, in node: ViewNode)
  /// Returns true if a contact that goes down at `point` presses this control.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool
  /// True if the control keeps the contact from the moment of the press, so that no scroll view can take it over.
  var holdsContact: Bool { get }
  /// Handles the press of the control. In a scroll view, it is called for a touch only after a short rest.
  func pointerBegan(at point: CGPoint, in node: ViewNode)
  /// Called between the start and the end of a press that is recognised only at its release.
  func pressIsShort(in node: ViewNode)
  func pointerMoved(to point: CGPoint, in node: ViewNode)
  func pointerEnded(at point: CGPoint, in node: ViewNode)
  func pointerCancelled(in node: ViewNode)
  /// Returns the action that the keyboard and assistive technology perform in place of a tap; nil if a tap currently does nothing.
  func activation(in node: ViewNode) -> (@MainActor () -> Void)?
  /// True if keyboard focus can currently stop here.
  var canFocus: Bool { get }
  /// Returns the focus stops in a node, in order. Most nodes have one stop, which covers the whole node.
  func focusStops(in node: ViewNode) -> [FocusStopArea]
  /// Returns the action of one of several stops; nil if a tap there currently does nothing.
  func activation(stop: Int, in node: ViewNode) -> (@MainActor () -> Void)?
  /// True if the action runs repeatedly while a key is held.
  var repeatsByKey: Bool { get }
  /// Returns the shape of the pointer at a point; nil to leave it to the surrounding views.
  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape?
  /// Pastes the desktop's primary selection where the middle button was pressed. Returns false if it cannot be pasted here.
  func pasteSelection(at point: CGPoint, in node: ViewNode) -> Bool
  /// Changes a value in response to the keyboard or assistive technology. Returns false if there is no value.
  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool
  /// Handles a key while the node has focus. Returns false if the key has no meaning here.
  func handle(_ key: KeyInput, in node: ViewNode) -> Bool
  /// Consumes as much of a wheel event over the node as it can use. Returns false if it uses none.
  func turnWheel(_ wheel: inout WheelInput, in node: ViewNode) -> Bool
  /// Called when the node gains or loses focus.
  func focusChanged(_ isFocused: Bool, in node: ViewNode)
  /// True if a ring around the node indicates focus.
  var showsFocusRing: Bool { get }
  /// True if users would regard the node as a control, rather than part of its surroundings.
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
  /// Performs the tap action. Returns false if a tap does nothing here.
  package func activate(in node: ViewNode) -> Bool { Self.run(activation(in: node)) }

  /// Performs the tap action at one of several stops. Returns false if a tap does nothing there.
  package func activate(stop: Int, in node: ViewNode) -> Bool { Self.run(activation(stop: stop, in: node)) }

  private static func run(_ activation: (@MainActor () -> Void)?) -> Bool {
    activation?()
    return activation != nil
  }
}

/// An area of a node where keyboard focus can stop.
package struct FocusStopArea {
  /// The area in the coordinate space of the node; nil for the whole node.
  package let area: CGRect?
  /// The label of the stop, if it has one of its own.
  package let label: String?

  package init(area: CGRect? = nil, label: String? = nil) {
    self.area = area
    self.label = label
  }
}

/// A change to a value by the keyboard or assistive technology.
package enum ValueAdjustment: Sendable, Hashable {
  /// A number of steps up, or down if negative.
  case steps(Int)
  /// The smallest value.
  case toStart
  /// The largest value.
  case toEnd
  /// A number in the units of the control's `SemanticsElement.range`. Only controls with a range handle it.
  case to(Double)
}
