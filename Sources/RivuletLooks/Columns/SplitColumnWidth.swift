package import Foundation

/// The limits and ideal value of a column's width, in points.
package struct SplitColumnWidth: Equatable, Sendable {
  package var min: CGFloat
  package var ideal: CGFloat
  package var max: CGFloat

  package init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}
