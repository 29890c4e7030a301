public import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

extension View {
  /// Shows a view behind this view (B9.16).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `background(alignment:content:)` instead.")
  @_disfavoredOverload
  @inlinable
  nonisolated public consuming func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Shows views behind this view. The background views receive this view's size as a proposal and never change that size (B9.16).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @inlinable
  nonisolated public consuming func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_BackgroundModifier(secondary: content(), alignment: alignment))
  }

  /// Fills the background of this view with the background style, and extends it behind adjacent bars at the given edges.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills the background of this view with a style, and extends it behind adjacent bars at the given edges.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @inlinable
  nonisolated public consuming func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_BackgroundModifier(secondary: Rectangle().fill(style), alignment: .center, edgesBehindBars: edges))
  }

  /// Fills a shape behind this view with the background style.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind this view with a style.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Fills an insettable shape behind this view with the background style.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills an insettable shape behind this view with a style.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }
}
