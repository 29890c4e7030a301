import Foundation

/// The limits and the ideal value of a column's width, in points.
struct SplitColumnWidth: Equatable, Sendable {
  var min: CGFloat
  var ideal: CGFloat
  var max: CGFloat
}
