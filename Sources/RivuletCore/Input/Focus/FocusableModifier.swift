import Foundation
import RivuletGraph
import RivuletTree

/// A modifier that makes a view other than a control focusable.
struct FocusableModifier {
  let isFocusable: Bool
  var interactions = FocusInteractions.automatic
}

extension FocusableModifier: NodeModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let place = FocusLayer(inputs)
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
  /// Specifies whether the view can receive keyboard focus.
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Specifies whether the view can receive keyboard focus, and how it uses focus. If the view is editable, pressing the view also moves
  /// focus to it.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
