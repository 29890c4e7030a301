package import RivuletCore

/// A namespace for building views that draw a shape over a background. Without a background, the result is the layer alone.
@MainActor
enum LayeredShape<Content: Shape, Style: ShapeStyle, Background: View> {
  /// Builds the view list once.
  static func makeViewList(
    layer: _GraphValue<ShapeLayer<Content, Style>>, background: _GraphValue<LayerBehind<Background>>,
    inputs: inout _ViewListInputs
  ) -> _ViewListOutputs {
    if Background.self == EmptyView.self { return ShapeLayer._makeViewList(view: layer, inputs: &inputs) }
    return LayerBehind._makeViewList(modifier: background, inputs: &inputs, body: _ViewListBody(layer))
  }
}

/// A modifier that shows a view behind its content, at the size of the content.
package struct LayerBehind<Secondary: View> {
  var secondary: Secondary

  nonisolated init(_ secondary: Secondary) {
    self.secondary = secondary
  }
}

extension LayerBehind: SecondaryContentModifier {
  package typealias Body = Never
  package static var isInFront: Bool { false }
}

/// A modifier that shows a view in front of its content, at the size of the content.
package struct LayerInFront<Secondary: View> {
  var secondary: Secondary

  nonisolated init(_ secondary: Secondary) {
    self.secondary = secondary
  }
}

extension LayerInFront: SecondaryContentModifier {
  package typealias Body = Never
  package static var isInFront: Bool { true }
}
