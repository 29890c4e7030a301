import Foundation
import RivuletCore

/// A modifier that runs an action on a press anywhere in the list row that contains a control, except on the control itself.
package struct RowPressModifier: NodeModifier {
  let action: @MainActor () -> Void

  package nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  static func makeBehavior(_ inputs: _ViewListInputs) -> RowPressBehavior { RowPressBehavior() }

  func update(_ node: BehaviorNode<RowPressBehavior>, environment: EnvironmentReader) {
    let responder = node.responder as? RowPressResponder ?? RowPressResponder()
    responder.isEnabled = environment.values.isEnabled
    responder.action = action
    node.responder = responder
  }
}

/// The behaviour of a control that responds to presses anywhere in its list row.
struct RowPressBehavior: NodeBehavior {
  static var traits: NodeTraits { .passesLayout }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool { hitArea(of: node).contains(point) }

  /// Returns the area of the enclosing row, or of the control itself if it is not in a row.
  func hitArea(of node: ViewNode) -> CGRect { node.areaOfRowAround ?? CGRect(origin: .zero, size: node.size) }
}

/// The responder for presses in a list row, outside the row's control.
final class RowPressResponder: PressFollower {
  package var press = PressState()
  var isEnabled = true
  var action: @MainActor () -> Void = {}

  /// Returns false for a press on the control, which tracks the press itself.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool {
    isEnabled && !CGRect(origin: .zero, size: node.size).contains(point)
  }

  func includes(_ point: CGPoint, in node: ViewNode) -> Bool { RowPressBehavior().hitArea(of: node).contains(point) }

  func act(in node: ViewNode) { action() }
}
