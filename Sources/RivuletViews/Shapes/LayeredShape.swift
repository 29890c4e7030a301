import RivuletCore

/// The structure of views that draw a shape over another view: the layer alone where there is nothing to draw it over.
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
