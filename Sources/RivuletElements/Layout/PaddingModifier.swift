import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

/// A modifier that adds padding around its content.
struct PaddingModifier: NodeModifier {
  typealias Body = Never

  let insets: EdgeInsets

  static func makeBehavior(_ inputs: _ViewListInputs) -> OneChildModifier<PaddingLayout> { .initial }

  func update(_ node: BehaviorNode<OneChildModifier<PaddingLayout>>, environment: EnvironmentReader) {
    let insets = EdgeInsets(
      top: FiniteNumber.length(insets.top, of: "padding", "the distance"),
      leading: FiniteNumber.length(insets.leading, of: "padding", "the distance"),
      bottom: FiniteNumber.length(insets.bottom, of: "padding", "the distance"),
      trailing: FiniteNumber.length(insets.trailing, of: "padding", "the distance"))
    OneChildModifier(PaddingLayout(insets: insets)).update(node, environment: environment)
  }
}
