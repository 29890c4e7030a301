import Foundation
import RivuletCore
import RivuletTree

/// A modifier that adds a drop handler to a view.
struct DropModifier<Handler: DropHandler> {
  let handler: Handler
}

extension DropModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let receiver = node.dropReceiver as? HandlingDropReceiver ?? HandlingDropReceiver()
    node.dropReceiver = receiver
    receiver.handler = environment.values.isEnabled ? handler : nil
  }
}

/// A receiver that calls the handler of a modifier.
private final class HandlingDropReceiver: DropReceiver {
  /// The handler, or nil while the view is disabled.
  var handler: (any DropHandler)?
  private var operation = DropOperation.copy

  private func info(_ session: DragSession, _ point: CGPoint) -> DropInfo { DropInfo(point: point, providers: session.providers) }

  func takes(_ session: DragSession, at point: CGPoint) -> Bool {
    handler?.takes(info(session, point)) ?? false
  }

  func entered(_ session: DragSession, at point: CGPoint) {
    operation = .copy
    handler?.entered(info(session, point))
  }

  func moved(_ session: DragSession, to point: CGPoint) -> DropOperation {
    if let next = handler?.moved(info(session, point)) { operation = next }
    return operation
  }

  func exited(_ session: DragSession) { handler?.exited(info(session, session.point)) }
  func dropped(_ session: DragSession, at point: CGPoint) -> Bool { handler?.dropped(info(session, point)) ?? false }
}
