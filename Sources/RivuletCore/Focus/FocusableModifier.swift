import Foundation
import RivuletGraph
import RivuletTree

/// Lets the keyboard's focus stop at a view that is no control.
struct FocusableModifier {
  let isFocusable: Bool
  var interactions = FocusInteractions.automatic
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
    guard let stop = node.responder as? FocusStop else { return }
    stop.canFocus = isFocusable && environment.values.isEnabled
    stop.takesPresses = interactions.takePresses(on: environment.values.idiom)
  }
}

/// Takes the focus and nothing else.
@MainActor
final class FocusStop: FocusPlaceResponder {
  var canFocus = true
  /// Whether a press brings the focus.
  var takesPresses = false
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

  /// Lets the keyboard's focus stop at this view, and a press bring it where people edit the view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
