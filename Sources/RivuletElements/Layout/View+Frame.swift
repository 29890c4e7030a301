public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLayout

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Puts this view in a frame with fixed lengths, in points. If a length is nil, the view's own length applies (B9.11).
  ///
  /// A length that is negative or not finite is ignored and reported (B11.13).
  @inlinable
  nonisolated public consuming func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Does nothing. Pass at least one argument.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    modifier(OneChildModifier(FrameLayout(width: nil, height: nil)))
  }

  /// Puts this view in a frame with lengths in a range, in points (B9.12).
  ///
  /// Limits that are not in ascending order are raised and reported (B9.13, B11.13).
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      OneChildModifier(
        FlexibleFrameLayout(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
          maxHeight: maxHeight, alignment: alignment)))
  }
}
