import Foundation
import RivuletCore

/// Lets the keyboard and assistive technology do what a tap does; pointers pass it by.
@MainActor
final class ActivationResponder: FocusPlaceResponder {
  var isEnabled = true
  var perform: @MainActor () -> Void = {}
  let focusPlace: FocusPlace?

  init(_ place: FocusPlace? = nil) {
    focusPlace = place
  }

  var takesPointers: Bool { false }
  var canFocus: Bool { isEnabled }

  func pointerBegan(at point: CGPoint, in node: ViewNode) -> Bool { false }
  func pointerMoved(to point: CGPoint, in node: ViewNode) {}
  func pointerEnded(at point: CGPoint, in node: ViewNode) {}
  func pointerCancelled(in node: ViewNode) {}

  func activate(in node: ViewNode) -> Bool {
    guard isEnabled else { return false }
    perform()
    return true
  }
}
