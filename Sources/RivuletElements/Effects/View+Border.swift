public import Foundation
public import RivuletCore

extension View {
  /// Draws a border over this view, inside the edges of its frame. Its layout is unchanged.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(LayerInFront(Rectangle().strokeBorder(content, lineWidth: width)))
  }
}
