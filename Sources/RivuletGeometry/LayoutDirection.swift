/// The direction in which text is read and rows are laid out.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right: the leading side is on the left.
  case leftToRight
  /// From right to left: the leading side is on the right.
  case rightToLeft
}
