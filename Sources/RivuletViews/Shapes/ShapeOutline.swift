import Foundation
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

  override func isSame(as other: ShapeOutline) -> Bool {
    if other === self { return true }
    guard let other = other as? Self else { return false }
    return ViewComparison.areEqual(shape, other.shape)
  }
}
