import Foundation
import RivuletGraph
import RivuletTree

/// Turns a view that is not a control into a stop for keyboard focus.
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
    stop.takesPresses = interactions.takePresses(environment.values.idiom.habits)
  }
}

extension View {
  /// Makes this view a stop for keyboard focus.
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Makes this view a stop for keyboard focus. If people edit the view, a press also moves focus to it.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
