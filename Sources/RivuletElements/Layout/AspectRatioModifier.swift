import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

/// A modifier that proposes a size with an aspect ratio to its content.
struct AspectRatioModifier: NodeModifier {
  typealias Body = Never

  /// The width divided by the height, or nil for the ratio of the ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  static func makeBehavior(_ inputs: _ViewListInputs) -> OneChildModifier<AspectRatioLayout> { .initial }

  func update(_ node: BehaviorNode<OneChildModifier<AspectRatioLayout>>, environment: EnvironmentReader) {
    let ratio = ratio.map { FiniteNumber.length($0, of: "aspectRatio", "the ratio") }
    OneChildModifier(AspectRatioLayout(ratio: ratio, contentMode: contentMode)).update(node, environment: environment)
  }
}
