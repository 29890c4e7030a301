import Foundation
public import RivuletCore
import RivuletDrawing

/// A modifier that draws its content as a separate group before compositing the group with the rest.
struct CompositingGroup: BehaviorModifier {
  typealias Body = Never

  static var initial: CompositingGroup { CompositingGroup() }
  static var traits: NodeTraits { [.draws, .passesLayout, .growsGradually] }

  /// A Boolean value that indicates whether the content is drawn on black.
  var isOpaque = false

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setIsolated(true, of: drawing)
    if isOpaque { node.showFill(.black) } else { node.show(nil) }
  }

  func change(from old: CompositingGroup, in node: ViewNode) -> NodeChange { isOpaque == old.isOpaque ? .nothing : .drawing }
}

extension View {
  /// Draws this view as one group. Blending and opacity inside the view act within the group, and effects outside it act on the group as a
  /// whole.
  nonisolated public func compositingGroup() -> some View {
    modifier(CompositingGroup())
  }

  /// Draws this view as one image before displaying it, on black if `opaque` is true. All colour modes use gamma-encoded sRGB in Rivulet.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingGroup(isOpaque: opaque))
  }
}
