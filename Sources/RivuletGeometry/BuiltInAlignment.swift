public import Foundation

/// The guides that come with the library, by a small number that makes the frequent ones cheap to recognise.
///
/// Each default reads only the size, so that asking for one guide never recurses into another.
@usableFromInline enum BuiltInAlignment: UInt8, Sendable {
  /// A guide that an app declared.
  case custom
  /// The side where reading begins.
  case leading
  /// Half the width.
  case horizontalCenter
  /// The side where reading ends.
  case trailing
  /// Where the line under a list row begins.
  case listRowSeparatorLeading
  /// Where the line under a list row ends.
  case listRowSeparatorTrailing
  /// The upper edge.
  case top
  /// Half the height.
  case verticalCenter
  /// The lower edge.
  case bottom
  /// The baseline of the topmost text.
  case firstTextBaseline
  /// The baseline of the bottommost text.
  case lastTextBaseline

  /// The value for a view of this size; nil for a guide that an app declared. Baselines of what is not text lie at the bottom (B9.20).
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
