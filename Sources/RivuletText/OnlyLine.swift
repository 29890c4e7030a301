package import Foundation

/// The layout of text that fits on a single line. The layout applies whenever the text fits, regardless of the height and the line limit.
package struct OnlyLine {
  /// The width of the line, which is the minimum width that fits.
  package let width: CGFloat
  package let height: CGFloat
  /// The distance from the top to the baseline.
  package let baseline: CGFloat
}
