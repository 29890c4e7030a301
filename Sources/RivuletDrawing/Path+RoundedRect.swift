import Foundation
import RivuletGeometry

extension Path {
  /// The extent of a continuous corner along a side, relative to its radius, if there is enough space (our choice).
  static let continuousReach: CGFloat = 1.528665

  /// Visits the elements of a rounded rectangle, clockwise on screen from the middle of the right side.
  static func visitRoundedRect(_ rect: CGRect, _ corners: CornerSizes, _ style: RoundedCornerStyle, _ body: (Element) -> Void) {
    let room = CGSize(width: rect.width / 2, height: rect.height / 2)
    body(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    let bottomRight = Corner(corners.bottomRight, room, style)
    bottomRight.visit(CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(0, -1), to: CGVector(-1, 0), body)
    let bottomLeft = Corner(corners.bottomLeft, room, style)
    bottomLeft.visit(CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(1, 0), to: CGVector(0, -1), body)
    let topLeft = Corner(corners.topLeft, room, style)
    topLeft.visit(CGPoint(x: rect.minX, y: rect.minY), from: CGVector(0, 1), to: CGVector(1, 0), body)
    let topRight = Corner(corners.topRight, room, style)
    topRight.visit(CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(-1, 0), to: CGVector(0, 1), body)
    body(.closeSubpath)
  }
}
