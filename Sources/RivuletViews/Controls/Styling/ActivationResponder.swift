import Foundation
import RivuletCore

/// A responder that gives the keyboard and assistive technology the action of a tap. It ignores pointers.
@MainActor
final class ActivationResponder: FocusPlaceResponder {
  var isEnabled = true
  var perform: @MainActor () -> Void = {}
  /// True if a control inside takes the focus in place of this one.
  var leavesFocusInside = false
  let focusPlace: FocusPlace?

  init(_ place: FocusPlace? = nil) {
    focusPlace = place
  }

  var takesPointers: Bool { false }
  var canFocus: Bool { isEnabled }

  func focusStops(in node: ViewNode) -> [FocusStopArea] {
    guard canFocus else { return [] }
    var next = leavesFocusInside ? node.following({ _ in true }, inside: node) : nil
    while let inner = next {
      if inner.responder?.focusStops(in: inner).isEmpty == false { return [] }
      next = inner.following({ _ in true }, inside: node)
    }
    return [FocusStopArea()]
  }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? { isEnabled ? perform : nil }
}
