public import RivuletCore
public import RivuletDrawing

/// A modifier that blends its content with the drawing beneath it.
struct BlendModeEffect: BehaviorModifier {
  typealias Body = Never

  static var initial: BlendModeEffect { BlendModeEffect(mode: .normal) }
  static var traits: NodeTraits { [.draws, .keepsDrawing, .passesLayout] }

  let mode: BlendMode

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setBlendMode(mode, of: drawing)
  }

  func change(from old: BlendModeEffect, in node: ViewNode) -> NodeChange { mode == old.mode ? .nothing : .drawing }
}

extension View {
  /// Blends this view with the drawing beneath it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeEffect(mode: blendMode))
  }
}
