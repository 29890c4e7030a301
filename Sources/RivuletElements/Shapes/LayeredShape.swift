package import RivuletCore

/// Builds views that draw a shape over a background. Without a background, the result is the layer alone.
@MainActor
enum LayeredShape<Content: Shape, Style: ShapeStyle, Background: View> {
  /// Builds the structure once.
  static func makeViewList(
    layer: _GraphValue<ShapeLayer<Content, Style>>, background: _GraphValue<LayerBehind<Background>>,
    inputs: inout _ViewListInputs
  ) -> _ViewListOutputs {
    if Background.self == EmptyView.self { return ShapeLayer._makeViewList(view: layer, inputs: &inputs) }
    return LayerBehind._makeViewList(modifier: background, inputs: &inputs, body: _ViewListBody(layer))
  }
}

/// Shows a view behind the content, with its size.
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

/// Shows a view in front of the content, with its size.
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
