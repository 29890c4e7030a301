public import RivuletCore
public import RivuletDrawing

/// A shape that is filled with a style.
@frozen public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle

  /// A shape filled with a style.
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
