package import RivuletTree

/// The responder of a view of which those inside may ask whether the focus is there.
@MainActor
package protocol FocusPlaceResponder: EventResponder {
  /// What the view is to them; nil if they are not to know.
  var focusPlace: FocusPlace? { get }
}
