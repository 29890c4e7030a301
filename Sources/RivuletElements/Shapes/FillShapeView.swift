public import RivuletCore
public import RivuletDrawing

/// A view that fills a shape over a background.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  package var layer: ShapeLayer<Content, Style>
  package var behind: LayerBehind<Background>

  /// Creates a view that fills a shape with `style` over `background`.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    layer = ShapeLayer(shape: shape, style: style, rendering: .fill(fillStyle))
    behind = LayerBehind(background)
  }
}

extension FillShapeView: ShapeView {
  public typealias Body = Never

  /// The shape to fill.
  public nonisolated var shape: Content {
    get { layer.shape }
    set { layer.shape = newValue }
  }

  /// The style of the fill.
  public nonisolated var style: Style {
    get { layer.style }
    set { layer.style = newValue }
  }

  /// The fill rule and antialiasing.
  public nonisolated var fillStyle: FillStyle {
    get { if case .fill(let style) = layer.rendering { style } else { FillStyle() } }
    set { layer.rendering = .fill(newValue) }
  }

  /// The view behind the fill.
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
