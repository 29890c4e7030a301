public import Foundation
public import RivuletCore
import RivuletDrawing

/// A modifier that draws a shadow beneath its content: a blurred copy in one colour.
struct ShadowModifier: NodeModifier {
  typealias Body = Never

  let color: Color
  let radius: CGFloat
  let offset: CGSize

  static func makeBehavior(_ inputs: _ViewListInputs) -> ShadowBehavior { ShadowBehavior(shadow: nil) }

  func update(_ node: BehaviorNode<ShadowBehavior>, environment: EnvironmentReader) {
    let color = color.paintColor(in: environment.values)
    let radius = FiniteNumber.length(radius, of: "shadow", "the radius")
    let x = FiniteNumber.length(offset.width, of: "shadow", "the distance")
    let y = FiniteNumber.length(offset.height, of: "shadow", "the distance")
    node.update(ShadowBehavior(shadow: color.opacity > 0 ? ShadowEffect(color: color, radius: max(radius, 0), x: x, y: y) : nil))
  }
}

extension View {
  /// Draws a shadow beneath this view: a blurred copy in one colour. The layout is unchanged.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
