public import RivuletCore
public import RivuletDrawing

/// A view that strokes a shape's outline over a background.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  package var layer: ShapeLayer<Content, Style>
  package var behind: LayerBehind<Background>
  /// A Boolean value that indicates whether the edges of the line are antialiased.
  public nonisolated var isAntialiased: Bool

  /// Creates a view that strokes a shape with `style` over `background`.
  public nonisolated init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    layer = ShapeLayer(shape: shape, style: style, rendering: .stroke(strokeStyle))
    behind = LayerBehind(background)
    self.isAntialiased = isAntialiased
  }
}

extension StrokeShapeView: ShapeView {
  public typealias Body = Never

  /// The shape to stroke.
  public nonisolated var shape: Content {
    get { layer.shape }
    set { layer.shape = newValue }
  }

  /// The shape style of the line.
  public nonisolated var style: Style {
    get { layer.style }
    set { layer.style = newValue }
  }

  /// The style of the line.
  public nonisolated var strokeStyle: StrokeStyle {
    get { if case .stroke(let style) = layer.rendering { style } else { StrokeStyle() } }
    set { layer.rendering = .stroke(newValue) }
  }

  /// The view behind the line.
  public nonisolated var background: Background {
    get { behind.secondary }
    set { behind.secondary = newValue }
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    LayeredShape.makeViewList(
      layer: view.field(0, as: ShapeLayer<Content, Style>.self), background: view.field(1, as: LayerBehind<Background>.self),
      inputs: &inputs)
  }
}
