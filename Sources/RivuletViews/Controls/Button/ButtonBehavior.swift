import Foundation
import RivuletCore

/// A button in a look of the library: it is hit anywhere inside its bounds, as all controls are, and more or less of it is seen.
struct ButtonBehavior: NodeBehavior {
  static var hasDrawing: Bool { true }
  static var borrowsDrawing: Bool { true }
  static var passesLayout: Bool { true }

  let opacity: Double
  /// Whether assistive technology is told that the button can be used; nil where that finds it further out, in the style of another one.
  let isCalledEnabled: Bool?

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }

  func draw(_ node: ViewNode) {
    node.setOpacity(opacity)
  }

  func semantics(of node: ViewNode) -> SemanticsElement? { isCalledEnabled.map { .button(isEnabled: $0) } }

  func change(from old: ButtonBehavior, in node: ViewNode) -> NodeChange { opacity == old.opacity ? .nothing : .drawing }
}
