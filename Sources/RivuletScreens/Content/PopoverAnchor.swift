import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletTree

/// The anchor of a popover, which is the node of the presenting view.
@MainActor
final class PopoverAnchor {
  weak var node: ViewNode?
  /// The panel that points to the view; nil for none.
  weak var panel: ViewNode?
  /// The point in window coordinates to which the panel points instead of the view.
  var point: CGPoint?
  /// True in right-to-left layouts.
  var isMirrored = false

  nonisolated init() {}
}

extension PopoverAnchor: NodeWatch {
  /// Repositions the panel.
  func nodeMoved() {
    guard let panel, !panel.scope.isRemoved else { return }
    panel.tree.queue.append(Mutation { [weak panel] in panel?.invalidateLayout() }, transaction: Transaction())
  }
}

/// A modifier that stores the node of its content in an anchor.
struct PopoverAnchorModifier {
  let anchor: PopoverAnchor
}

extension PopoverAnchorModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    if anchor.node !== node { node.addWatch(anchor) }
    anchor.node = node
    anchor.isMirrored = environment.isRightToLeft
  }
}
