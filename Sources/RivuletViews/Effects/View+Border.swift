public import Foundation
public import RivuletCore

extension View {
  /// Draws a line inside the edge of this view's frame, over it; layout stays.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(LayerInFront(Rectangle().strokeBorder(content, lineWidth: width)))
  }
}
