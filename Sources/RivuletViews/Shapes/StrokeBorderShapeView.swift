import Foundation
public import RivuletCore
public import RivuletDrawing

/// A shape whose outline is drawn inside its edge, over another view of it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  package let layer: ShapeLayer<Content.InsetShape, Style>
  package let behind: LayerBehind<Background>
  /// The shape inside whose edge the line lies.
  public nonisolated let shape: Content
  /// How the line is drawn.
  public nonisolated let strokeStyle: StrokeStyle
  /// Whether pixels that are covered in part are drawn in part.
  public nonisolated let isAntialiased: Bool

  /// A line inside the edge of `shape`, over `background`.
  public nonisolated init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    layer = ShapeLayer(shape: shape.inset(by: strokeStyle.soundHalfWidth), style: style, rendering: .stroke(strokeStyle))
    behind = LayerBehind(background)
    self.shape = shape
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
  }
}

extension StrokeBorderShapeView: ShapeView {
  public typealias Body = Never

  /// What the line is drawn with.
  public nonisolated var style: Style { layer.style }

  /// What is drawn before.
  public nonisolated var background: Background { behind.secondary }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    LayeredShape.makeViewList(
      layer: view.field(0, as: ShapeLayer<Content.InsetShape, Style>.self), background: view.field(1, as: LayerBehind<Background>.self),
      inputs: &inputs)
  }
}
