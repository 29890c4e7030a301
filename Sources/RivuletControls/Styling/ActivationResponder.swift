import Foundation
package import RivuletCore

/// A responder through which the keyboard and assistive technology perform the action of a tap. It ignores pointers.
@MainActor
package final class ActivationResponder: FocusPlaceResponder {
  package var isEnabled = true
  package var perform: @MainActor () -> Void = {}
  /// True if a control inside the node takes the focus instead of the node itself.
  var leavesFocusInside = false
  package let focusPlace: FocusLayer?

  package init(_ place: FocusLayer? = nil) {
    focusPlace = place
  }

  package var takesPointers: Bool { false }
  package var canFocus: Bool { isEnabled }

  package func focusStops(in node: ViewNode) -> [FocusStopArea] {
    guard canFocus else { return [] }
    var next = leavesFocusInside ? node.following({ _ in true }, inside: node) : nil
    while let inner = next {
      if inner.responder?.focusStops(in: inner).isEmpty == false { return [] }
      next = inner.following({ _ in true }, inside: node)
    }
    return [FocusStopArea()]
  }

  package func activation(in node: ViewNode) -> (@MainActor () -> Void)? { isEnabled ? perform : nil }
}
