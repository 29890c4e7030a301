import Foundation
public import RivuletCore
import RivuletDrawing

/// Draws the content as a separate group before it is composited with the rest.
struct CompositingGroup: BehaviorModifier {
  typealias Body = Never

  static var initial: CompositingGroup { CompositingGroup() }
  static var traits: NodeTraits { [.draws, .passesLayout, .growsGradually] }

  /// True if the content is drawn on black.
  var isOpaque = false

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setIsolated(true, of: drawing)
    if isOpaque { node.showFill(.black) } else { node.show(nil) }
  }

  func change(from old: CompositingGroup, in node: ViewNode) -> NodeChange { isOpaque == old.isOpaque ? .nothing : .drawing }
}

extension View {
  /// Draws this view as one group. Blending and opacity inside act within the group, and effects outside act on it as a whole.
  nonisolated public func compositingGroup() -> some View {
    modifier(CompositingGroup())
  }

  /// Draws this view as one image before it is shown, on black if it is opaque. All colour modes use gamma-encoded sRGB here.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingGroup(isOpaque: opaque))
  }
}
