import Foundation
import RivuletAnimation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// The type-erased shape of a node. Code that is generic over the shape type would have to look up the behaviour's type at each use.
@MainActor
class ShapeOutline {
  /// A Boolean value that indicates whether the outline is the rectangle of its bounds.
  final let fillsBounds: Bool

  init(fillsBounds: Bool) {
    self.fillsBounds = fillsBounds
  }

  func size(_ proposal: ProposedViewSize, of node: ViewNode) -> CGSize { .zero }

  func path(in rect: CGRect, for node: ViewNode) -> Path { Path() }

  /// The animatable data of the shape.
  var animatableData: AnyVector { .zero }

  /// Returns the shape with the given animatable data.
  func with(_ animatableData: AnyVector) -> ShapeOutline { self }

  /// Returns true if both shapes have the same type, so that they can be interpolated.
  func isAlike(_ other: ShapeOutline) -> Bool { false }

  /// Returns true if both shapes are considered equal in updates (B2).
  func isSame(as other: ShapeOutline) -> Bool { false }
}

/// The outline of a shape with a known type.
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
