public import Foundation

/// The built-in guides, as small numbers that make common guides cheap to recognise.
///
/// Each default reads only the size, so one guide never recurses into another.
@usableFromInline enum BuiltInAlignment: UInt8, Sendable {
  /// A guide that an app declared.
  case custom
  /// The leading edge.
  case leading
  /// The horizontal centre, at half the width.
  case horizontalCenter
  /// The trailing edge.
  case trailing
  /// The start of the line under a list row.
  case listRowSeparatorLeading
  /// The end of the line under a list row.
  case listRowSeparatorTrailing
  /// The upper edge.
  case top
  /// The vertical centre, at half the height.
  case verticalCenter
  /// The lower edge.
  case bottom
  /// The baseline of the topmost text.
  case firstTextBaseline
  /// The baseline of the bottommost text.
  case lastTextBaseline

  /// Returns the value for a view of this size; nil for a guide that an app declared. Baselines of views without text lie at the bottom
  /// (B9.20).
  @inlinable func defaultValue(width: CGFloat, height: CGFloat) -> CGFloat? {
    switch self {
    case .custom: nil
    case .leading, .listRowSeparatorLeading, .top: 0
    case .horizontalCenter: width / 2
    case .trailing, .listRowSeparatorTrailing: width
    case .verticalCenter: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }
}
