public import Foundation

/// The identity of an alignment guide, with the value that a view has when it does not set one itself.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol AlignmentID {
  /// The guide's distance from the view's leading or top edge when no explicit value exists (B9.18).
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
