import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

/// Proposes each view a size with a ratio.
struct AspectRatioModifier: NodeModifier {
  typealias Body = Never

  /// Width divided by height; nil for that of the view's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  static func makeBehavior(_ inputs: _ViewListInputs) -> OneChildModifier<AspectRatioLayout> { .initial }

  func update(_ node: BehaviorNode<OneChildModifier<AspectRatioLayout>>, environment: EnvironmentReader) {
    let ratio = ratio.map { FiniteNumber.length($0, of: "aspectRatio", "the ratio") }
    OneChildModifier(AspectRatioLayout(ratio: ratio, contentMode: contentMode)).update(node, environment: environment)
  }
}
