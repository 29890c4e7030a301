public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLayout

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Gives this view its ideal length on the chosen axes (B9.14).
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(OneChildModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// Gives this view its ideal size (B9.14).
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Proposes this view a size with a ratio of width to height; nil takes that of its ideal size (B9.25).
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes this view a size with the ratio of another one (B9.25).
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Proposes this view the largest size inside what is proposed that keeps its ideal ratio.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Proposes this view the smallest size around what is proposed that keeps its ideal ratio.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Takes all the space that is proposed and puts this view's centre at a point of it (B9.26).
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Takes all the space that is proposed and puts this view's centre at a point of it (B9.26).
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
