import Foundation
import RivuletCore
import RivuletDrawing

/// The node behaviour of a shadow.
struct ShadowBehavior: NodeBehavior {
  static var hasDrawing: Bool { true }
  static var passesLayout: Bool { true }

  let shadow: ShadowEffect?

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setShadow(shadow, of: drawing)
  }

  func change(from old: ShadowBehavior, in node: ViewNode) -> NodeChange { shadow == old.shadow ? .nothing : .drawing }
}
