import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

/// Puts the centre of the content at a point.
struct PositionModifier: NodeModifier {
  typealias Body = Never

  let position: CGPoint

  static func makeBehavior(_ inputs: _ViewListInputs) -> OneChildModifier<PositionLayout> { .initial }

  func update(_ node: BehaviorNode<OneChildModifier<PositionLayout>>, environment: EnvironmentReader) {
    OneChildModifier(PositionLayout(position: FiniteNumber.point(position, of: "position"))).update(node, environment: environment)
  }
}
