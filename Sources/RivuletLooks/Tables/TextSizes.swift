package import Foundation

/// The sizes of a text style in points, by preferred text size.
package enum TextSizes: Sendable {
  /// A fixed size, regardless of the preferred text size.
  case fixed(CGFloat)
  /// The sizes from extra small to extra extra extra large, followed by the five accessibility sizes.
  case scaled([CGFloat])

  /// Returns the size for a preferred text size.
  subscript(size: DynamicTypeSize) -> CGFloat {
    switch self {
    case .fixed(let points): points
    case .scaled(let points): points[size.index]
    }
  }
}
