package import RivuletCore

/// A shape that is filled or stroked with a style, for use over other views.
package struct ShapeLayer<Content: Shape, Style: ShapeStyle> {
  var shape: Content
  var style: Style
  var rendering: ShapeRendering

  nonisolated init(shape: Content, style: Style, rendering: ShapeRendering) {
    self.shape = shape
    self.style = style
    self.rendering = rendering
  }
}

extension ShapeLayer: LeafView {
  package typealias Body = Never

  package static func makeBehavior(_ inputs: _ViewListInputs) -> ShapeBehavior {
    return ShapeBehavior()
  }

  package func update(_ node: BehaviorNode<ShapeBehavior>, environment: EnvironmentReader) {
    node.update(ShapeBehavior(shape: shape, style: style.resolved(in: environment.values), rendering: rendering.sound))
  }
}
