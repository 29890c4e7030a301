import Foundation
import RivuletCore
import RivuletDrawing

/// The node behaviour of a content shape.
struct ContentShapeBehavior<Outline: Shape>: NodeBehavior {
  static var traits: NodeTraits { .passesLayout }

  /// The shape, or nil to leave hit testing unchanged.
  let shape: Outline?
  let isEOFilled: Bool

  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { shape == nil || isHit(at: point, in: node) ? point : nil }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool { path(in: node)?.contains(point, eoFill: isEOFilled) ?? false }

  func hitArea(of node: ViewNode) -> CGRect { path(in: node)?.boundingRect ?? .null }

  private func path(in node: ViewNode) -> Path? {
    shape?.path(in: CGRect(origin: .zero, size: node.size), mirrored: node.isMirrored)
  }

  func change(from old: ContentShapeBehavior, in node: ViewNode) -> NodeChange { ViewComparison.areEqual(old, self) ? .nothing : .hits }
}
