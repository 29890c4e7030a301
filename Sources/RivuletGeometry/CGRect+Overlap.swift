package import Foundation

extension CGRect {
  /// Returns the intersection of two rectangles; null if they neither overlap nor touch. A NaN coordinate, which infinite content can
  /// cause, does not limit the result.
  ///
  /// Foundation's own method ends the process if a coordinate is NaN.
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = CGFloat.maximum(minX, other.minX)
    let top = CGFloat.maximum(minY, other.minY)
    let right = CGFloat.minimum(maxX, other.maxX)
    let bottom = CGFloat.minimum(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns true if a point lies inside the rectangle or on its left or top edge. Returns false if a number is NaN; Foundation's own
  /// method ends the process in this case.
  package func covers(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
