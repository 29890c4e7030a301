package import RivuletTree

/// The responder of a focusable view. Views inside read from it whether it has the focus.
@MainActor
package protocol FocusPlaceResponder: EventResponder {
  /// The place of the view in the environment; nil if views inside do not read the focus.
  var focusPlace: FocusPlace? { get }
}
