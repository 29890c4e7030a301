package import Foundation

/// The one line that some text is wherever there is room for all of it, whatever height and number of lines are allowed.
package struct OnlyLine {
  /// The least width that is room enough.
  package let width: CGFloat
  package let height: CGFloat
  /// The distance of the baseline from the top.
  package let baseline: CGFloat
}
