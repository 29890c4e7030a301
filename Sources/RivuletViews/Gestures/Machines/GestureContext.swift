import Combine
import Foundation
import RivuletCore
import RivuletGeometry

/// Where a gesture is attached, for what asks for positions.
@MainActor
public final class _GestureContext {
  private weak var node: ViewNode?

  init(_ node: ViewNode?) {
    self.node = node
  }

  /// A point of the root in a coordinate space, as things lie now (B14.15).
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard space != .global, let node else { return point }
    let local = HitTest.local(point, in: node)
    return space == .local ? local : local.applying(GeometrySnapshot(node).transform(to: space))
  }

  /// The middle of the view in a coordinate space, for those who use no pointer.
  func centre(in space: CoordinateSpace) -> CGPoint {
    guard let node else { return .zero }
    return CGPoint(x: node.size.width / 2, y: node.size.height / 2).applying(GeometrySnapshot(node).transform(to: space))
  }

  /// Where a point of the view lies in it.
  func unitPoint(_ point: CGPoint) -> UnitPoint {
    let size = node?.size ?? .zero
    return UnitPoint(x: size.width > 0 ? point.x / size.width : 0.5, y: size.height > 0 ? point.y / size.height : 0.5)
  }

  /// The date by which events are told.
  var date: Date { CombineTime.source.date }
}
