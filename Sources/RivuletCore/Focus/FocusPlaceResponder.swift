package import RivuletTree

/// The responder of a view that can have the focus. Views inside ask it whether the focus is there.
@MainActor
package protocol FocusPlaceResponder: EventResponder {
  /// What the view is to them; nil if they are not to know.
  var focusPlace: FocusPlace? { get }
}
