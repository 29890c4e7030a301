import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletTree

/// The anchor of a popover: the node of the view that presents it.
@MainActor
final class PopoverAnchor {
  weak var node: ViewNode?
  /// The panel that points to the view, or nil if there is none.
  weak var panel: ViewNode?
  /// A point in the window that the panel points to instead of the view.
  var point: CGPoint?
  /// True in right-to-left layouts.
  var isMirrored = false

  nonisolated init() {}
}

extension PopoverAnchor: NodeWatch {
  /// Positions the panel again.
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
