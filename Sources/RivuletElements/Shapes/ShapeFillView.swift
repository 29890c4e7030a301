public import RivuletCore
public import RivuletDrawing

/// A view that fills a shape with a style.
@frozen public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle

  /// Creates a view that fills a shape with a style.
  @inlinable public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView {
  public typealias Body = Never
}

extension _ShapeView: LeafView {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> ShapeBehavior {
    return ShapeBehavior()
  }

  package func update(_ node: BehaviorNode<ShapeBehavior>, environment: EnvironmentReader) {
    node.update(ShapeBehavior(shape: shape, style: style.resolved(in: environment.values), rendering: .fill(fillStyle)))
  }
}
