public import RivuletCore
import RivuletDrawing

/// A colour fills its proposal if it is used as a view. Its ideal size is 10×10 (B9.03).
extension Color: View {
  public typealias Body = Never
}

extension Color: LeafView {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> ShapeBehavior {
    ShapeBehavior()
  }

  package func update(_ node: BehaviorNode<ShapeBehavior>, environment: EnvironmentReader) {
    node.update(ShapeBehavior(filledWith: .color(paintColor(in: environment.values))))
  }
}
