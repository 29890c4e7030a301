import Foundation
import RivuletAnimation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// What a node draws the outline of, whatever its type: code that depends on a shape's type would look up that of its behaviour at each use.
@MainActor
class ShapeOutline {
  /// Whether it is the rectangle around its bounds.
  final let fillsBounds: Bool

  init(fillsBounds: Bool) {
    self.fillsBounds = fillsBounds
  }

  func size(_ proposal: ProposedViewSize, of node: ViewNode) -> CGSize { .zero }

  func path(in rect: CGRect, for node: ViewNode) -> Path { Path() }

  /// The part of the shape that is shown between old and new while a change is animated.
  var animatableData: AnyVector { .zero }

  /// The shape with another animatable part.
  func with(_ animatableData: AnyVector) -> ShapeOutline { self }

  /// Whether both are of one type, so that there may be shapes between them.
  func isAlike(_ other: ShapeOutline) -> Bool { false }

  /// Whether both are one shape as far as updating goes (B2).
  func isSame(as other: ShapeOutline) -> Bool { false }
}

/// The outline of a shape.
final class TypedShapeOutline<Content: Shape>: ShapeOutline {
  private let shape: Content

  init(_ shape: Content) {
    self.shape = shape
    super.init(fillsBounds: Content.self == Rectangle.self)
  }

  override func size(_ proposal: ProposedViewSize, of node: ViewNode) -> CGSize { shape.size(proposal, of: node) }

  override func path(in rect: CGRect, for node: ViewNode) -> Path { shape.path(in: rect, for: node) }

  override var animatableData: AnyVector { AnyVector(shape.animatableData) }

  override func with(_ animatableData: AnyVector) -> ShapeOutline {
    guard Content.AnimatableData.self != EmptyAnimatableData.self, let data = animatableData.vector(as: Content.AnimatableData.self) else {
      return self
    }
    var shape = shape
    shape.animatableData = data
    return TypedShapeOutline(shape)
  }

  override func isAlike(_ other: ShapeOutline) -> Bool { other is Self }

  override func isSame(as other: ShapeOutline) -> Bool {
    if other === self { return true }
    guard let other = other as? Self else { return false }
    return ViewComparison.areEqual(shape, other.shape)
  }
}
