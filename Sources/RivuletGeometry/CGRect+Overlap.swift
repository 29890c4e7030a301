package import Foundation

extension CGRect {
  /// What both rectangles cover; null if they do not even touch. A side that is not a number, as of something without an end, limits nothing.
  ///
  /// Foundation's own intersection ends the process where a side is not a number.
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = CGFloat.maximum(minX, other.minX)
    let top = CGFloat.maximum(minY, other.minY)
    let right = CGFloat.minimum(maxX, other.maxX)
    let bottom = CGFloat.minimum(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a point lies inside, or on the left or top side; not where one of the numbers is none, at which Foundation's own question ends the
  /// process.
  package func covers(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
