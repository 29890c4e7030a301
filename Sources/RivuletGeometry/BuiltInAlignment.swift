public import Foundation

/// The built-in guides, represented by small integers so that they are cheap to recognise.
///
/// Each default value depends only on the size, so evaluating a guide never evaluates another guide.
@usableFromInline enum BuiltInAlignment: UInt8, Sendable {
  /// A guide declared by an app.
  case custom
  /// The leading edge.
  case leading
  /// The horizontal centre, at half the width.
  case horizontalCenter
  /// The trailing edge.
  case trailing
  /// The leading end of a list row's separator.
  case listRowSeparatorLeading
  /// The trailing end of a list row's separator.
  case listRowSeparatorTrailing
  /// The top edge.
  case top
  /// The vertical centre, at half the height.
  case verticalCenter
  /// The bottom edge.
  case bottom
  /// The baseline of the topmost text.
  case firstTextBaseline
  /// The baseline of the bottommost text.
  case lastTextBaseline

  /// Returns the guide's default value for a view of this size; nil for a custom guide. The baselines of a view without text lie at its
  /// bottom (B9.20).
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
