public import Foundation
public import RivuletCore
import RivuletElements

extension View {
  /// Gives this view a fraction of the proposed width.
  @available(*, deprecated, message: "Use GeometryReader, or frame(maxWidth:).")
  nonisolated public func relativeWidth(_ proportion: CGFloat) -> some View {
    modifier(OneChildModifier(RelativeSizeLayout(width: proportion)))
  }

  /// Gives this view a fraction of the proposed height.
  @available(*, deprecated, message: "Use GeometryReader, or frame(maxHeight:).")
  nonisolated public func relativeHeight(_ proportion: CGFloat) -> some View {
    modifier(OneChildModifier(RelativeSizeLayout(height: proportion)))
  }

  /// Gives this view a fraction of the proposed size.
  @available(*, deprecated, message: "Use GeometryReader, or frame(maxWidth:maxHeight:).")
  nonisolated public func relativeSize(width: CGFloat, height: CGFloat) -> some View {
    modifier(OneChildModifier(RelativeSizeLayout(width: width, height: height)))
  }
}
