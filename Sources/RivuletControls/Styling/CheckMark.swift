import Foundation
import RivuletAnimation
import RivuletCore
import RivuletDrawing
import RivuletElements

/// The mark in a check box, which is a dash for a mixed value.
struct CheckMark: Shape {
  let isMixed: Bool

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.addLines(isMixed ? [point(0.28, 0.5), point(0.72, 0.5)] : [point(0.25, 0.52), point(0.43, 0.7), point(0.75, 0.3)])
    return path
  }
}
