import RivuletCore

/// Builds views that draw a shape over a background. Without a background it is the layer alone.
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
