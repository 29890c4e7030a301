public import RivuletCore
import RivuletDrawing

/// A modifier that multiplies all colours of its content by a colour resolved in the content's environment.
struct ColorMultiplyModifier: NodeModifier {
  typealias Body = Never

  let color: Color

  static func makeBehavior(_ inputs: _ViewListInputs) -> ColorEffect { ColorEffect(change: .multiply(.white)) }

  func update(_ node: BehaviorNode<ColorEffect>, environment: EnvironmentReader) {
    node.update(ColorEffect(change: .multiply(color.paintColor(in: environment.values))))
  }
}

extension View {
  /// Multiplies the colours of this view by another colour. White has no effect, and black makes the view black.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }
}
