import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// A behaviour that transforms the drawing of its content. The layout is unchanged.
@MainActor
protocol TransformBehavior: NodeBehavior {
  /// Returns the transform for content of a size, or nil to leave the content unchanged.
  func transform(in size: CGSize) -> ProjectionTransform?
}

/// A modifier that is its own transform behaviour.
@MainActor
protocol TransformEffect: BehaviorModifier, TransformBehavior {}

extension TransformBehavior {
  static var traits: NodeTraits { [.draws, .growsGradually, .movesAsOne, .passesLayout] }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let transform = transform(in: node.drawnSize)
    if let transform, transform.inverse == nil { Self.reportSingular(node) }
    node.surroundings.drawing.setProjection(transform, of: drawing)
  }

  /// Returns nil for a point that maps to no visible point, such as a point behind the eye or in content with a scale of zero.
  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? {
    guard let transform = transform(in: node.drawnSize) else { return point }
    return transform.source(of: point)
  }

  func contentTransform(of node: ViewNode) -> ProjectionTransform? { transform(in: node.size) }

  func change(from old: Self, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .drawing
  }
}

extension NodeBehavior {
  /// Reports once that a transform makes the content invisible.
  static func reportSingular(_ node: ViewNode) {
    let name = _typeName(Self.self, qualified: false)
    node.tree.services.issues.reportOnce(
      RuntimeIssue(
        kind: .singularTransform,
        message: "\(name) collapses its content to a line or a point, which is invisible and cannot be hit. Use a nonzero scale, "
          + "or opacity(0) or an if to hide a view.",
        typeName: name))
  }
}
