public import Foundation

/// The identity of an alignment guide, with a default value for views that do not set it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol AlignmentID {
  /// Returns the guide's distance from the view's leading or top edge if no explicit value exists (B9.18).
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
