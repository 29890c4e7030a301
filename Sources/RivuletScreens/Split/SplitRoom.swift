import RivuletControls
import RivuletCore
import RivuletElements
import RivuletTree

/// A modifier that marks a window as split.
struct SplitRoom: NodeModifier {
  private final class Mark {}

  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    guard node.attachment(Mark.self) == nil else { return }
    node.attach(Mark())
    node.tree.spaceFillingViews.add(node, .splits)
  }
}
