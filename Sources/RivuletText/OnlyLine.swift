package import Foundation

/// A layout of text on a single line, which applies whenever the whole text fits, regardless of the height and the line limit.
package struct OnlyLine {
  /// The smallest width that fits.
  package let width: CGFloat
  package let height: CGFloat
  /// The distance from the top to the baseline.
  package let baseline: CGFloat
}
