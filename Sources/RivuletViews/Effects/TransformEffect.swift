import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// Draws its content under a map of the plane, and lets layout alone.
@MainActor
protocol TransformBehavior: NodeBehavior {
  /// The map for content of a size; nil if the content is not moved.
  func transform(in size: CGSize) -> ProjectionTransform?
}

/// A modifier that is such a behaviour.
@MainActor
protocol TransformEffect: BehaviorModifier, TransformBehavior {}

extension TransformBehavior {
  static var hasDrawing: Bool { true }
  static var growsGradually: Bool { true }
  static var movesAsOne: Bool { true }
  static var passesLayout: Bool { true }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let transform = transform(in: node.drawnSize)
    if let transform, transform.inverse == nil { Self.reportSingular(node) }
    node.surroundings.drawing.setProjection(transform, of: drawing)
  }

  /// What is beside or behind the eye, or squeezed to nothing, cannot be hit.
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
  /// Tells that nothing of the content is seen.
  static func reportSingular(_ node: ViewNode) {
    let name = _typeName(Self.self, qualified: false)
    node.tree.services.issues.reportOnce(
      RuntimeIssue(
        kind: .singularTransform,
        message: "\(name) squeezes its content to a line or a point; it is not seen and cannot be hit. Use a scale that is not zero, "
          + "or opacity(0) or an if to hide a view.",
        typeName: name))
  }
}
