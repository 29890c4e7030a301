/// The direction in which text is read and rows are laid out.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right: the leading edge is on the left.
  case leftToRight
  /// Right to left: the leading edge is on the right.
  case rightToLeft
}
