import Foundation
public import RivuletCore
public import RivuletDrawing

/// A view that strokes the inside of a shape's edge over a background.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  package let layer: ShapeLayer<Content.InsetShape, Style>
  package let behind: LayerBehind<Background>
  /// The shape whose edge encloses the line.
  public nonisolated let shape: Content
  /// The style of the line.
  public nonisolated let strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether the edges of the line are antialiased.
  public nonisolated let isAntialiased: Bool

  /// Creates a view with a line inside the edge of `shape`, over `background`.
  public nonisolated init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    layer = ShapeLayer(shape: shape.inset(by: strokeStyle.validHalfWidth), style: style, rendering: .stroke(strokeStyle))
    behind = LayerBehind(background)
    self.shape = shape
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
  }
}

extension StrokeBorderShapeView: ShapeView {
  public typealias Body = Never

  /// The shape style of the line.
  public nonisolated var style: Style { layer.style }

  /// The view behind the line.
  public nonisolated var background: Background { behind.secondary }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    LayeredShape.makeViewList(
      layer: view.field(0, as: ShapeLayer<Content.InsetShape, Style>.self), background: view.field(1, as: LayerBehind<Background>.self),
      inputs: &inputs)
  }
}
