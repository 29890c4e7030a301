import Foundation
import RivuletGraph
import RivuletTree

/// Lets the keyboard's focus stop at a view that is no control.
struct FocusableModifier {
  let isFocusable: Bool
}

extension FocusableModifier: NodeModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let place = FocusPlace(inputs)
    var inner = place.inside(inputs)
    return wrapNodes(of: body(&inner), modifier: modifier, inputs: inputs) { $0.responder = FocusStop(place) }
  }

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    (node.responder as? FocusStop)?.canFocus = isFocusable && environment.values.isEnabled
  }
}

/// Takes the focus and nothing else.
@MainActor
private final class FocusStop: FocusPlaceResponder {
  var canFocus = true
  let focusPlace: FocusPlace?

  init(_ place: FocusPlace) {
    focusPlace = place
  }

  var takesPointers: Bool { false }
}

extension View {
  /// Lets the keyboard's focus stop at this view.
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}
