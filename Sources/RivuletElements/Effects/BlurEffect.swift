public import Foundation
public import RivuletCore
import RivuletDrawing

/// A modifier that blurs its content.
struct BlurEffect: BehaviorModifier, AnimatableBehavior {
  typealias Body = Never

  static var initial: BlurEffect { BlurEffect(radius: 0, isOpaque: false) }
  static var traits: NodeTraits { [.draws, .passesLayout] }

  var radius: CGFloat
  var isOpaque: Bool

  func update(_ node: BehaviorNode<BlurEffect>, environment: EnvironmentReader) {
    node.update(BlurEffect(radius: FiniteNumber.length(radius, of: "blur", "the radius"), isOpaque: isOpaque))
  }

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setBlurRadius(radius > 0 ? radius : 0, isOpaque: isOpaque && radius > 0, of: drawing)
  }

  func change(from old: BlurEffect, in node: ViewNode) -> NodeChange {
    radius == old.radius && isOpaque == old.isOpaque ? .nothing : .drawing
  }
}

extension View {
  /// Blurs this view by a radius, in points. Its layout is unchanged. An opaque blur keeps the outline sharp.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
}
