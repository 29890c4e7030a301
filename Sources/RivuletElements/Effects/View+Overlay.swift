public import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

extension View {
  /// Shows a view in front of this view (B9.16).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `overlay(alignment:content:)` instead.")
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Shows views in front of this view. The overlay views receive this view's size as a proposal and never change that size (B9.16).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(OverlayModifier(secondary: content(), alignment: alignment))
  }

  /// Covers this view with a style, and extends the style over adjacent bars at the given edges.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(OverlayModifier(secondary: Rectangle().fill(style), alignment: .center, edgesBehindBars: edges))
  }

  /// Covers this view with a shape that is filled with a style.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(OverlayModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }
}
