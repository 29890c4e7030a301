public import Foundation
public import RivuletCore
import RivuletElements

extension View {
  /// Sets the width of this view to a fraction of the proposed width.
  @available(*, deprecated, message: "Use GeometryReader, or frame(maxWidth:).")
  nonisolated public func relativeWidth(_ proportion: CGFloat) -> some View {
    modifier(OneChildModifier(RelativeSizeLayout(width: proportion)))
  }

  /// Sets the height of this view to a fraction of the proposed height.
  @available(*, deprecated, message: "Use GeometryReader, or frame(maxHeight:).")
  nonisolated public func relativeHeight(_ proportion: CGFloat) -> some View {
    modifier(OneChildModifier(RelativeSizeLayout(height: proportion)))
  }

  /// Sets the size of this view to fractions of the proposed size.
  @available(*, deprecated, message: "Use GeometryReader, or frame(maxWidth:maxHeight:).")
  nonisolated public func relativeSize(width: CGFloat, height: CGFloat) -> some View {
    modifier(OneChildModifier(RelativeSizeLayout(width: width, height: height)))
  }
}
