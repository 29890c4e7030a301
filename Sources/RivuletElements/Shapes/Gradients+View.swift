public import RivuletCore

extension AngularGradient: View {
  public var body: _ShapeView<Rectangle, AngularGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EllipticalGradient: View {
  public var body: _ShapeView<Rectangle, EllipticalGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View {
  public var body: _ShapeView<Rectangle, LinearGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension MeshGradient: View {
  public var body: _ShapeView<Rectangle, MeshGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

extension RadialGradient: View {
  public var body: _ShapeView<Rectangle, RadialGradient> { _ShapeView(shape: Rectangle(), style: self) }
}
