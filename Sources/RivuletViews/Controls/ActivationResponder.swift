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

  func activate(in node: ViewNode) -> Bool {
    guard isEnabled else { return false }
    perform()
    return true
  }
}
