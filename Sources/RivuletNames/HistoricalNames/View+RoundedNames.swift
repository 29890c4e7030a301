public import Foundation
public import RivuletCore
public import RivuletElements

extension View {
  /// Adds a rectangle with rounded corners behind this view.
  @available(*, deprecated, message: "Use background(_:in:) with a RoundedRectangle.")
  nonisolated public func background<S: ShapeStyle>(_ content: S, cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    background(
      content, in: RoundedRectangle(cornerRadius: cornerRadius, style: .circular), fillStyle: FillStyle(antialiased: antialiased))
  }

  /// Adds a border with rounded corners in front of this view, inside its frame. The border does not affect layout.
  @available(*, deprecated, message: "Use overlay with RoundedRectangle(cornerRadius:).strokeBorder(_:lineWidth:).")
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1, cornerRadius: CGFloat) -> some View {
    overlay(RoundedRectangle(cornerRadius: cornerRadius, style: .circular).strokeBorder(content, lineWidth: width))
  }
}
